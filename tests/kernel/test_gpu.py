"""The same rules give the same games on a GPU. Where there is none this is skipped."""

import numba.cuda
import pytest

from benchmarks.gpu.arboretum import ArboretumTrial
from benchmarks.gpu.tree_society import TreeSocietyTrial
from benchmarks.gpu.trial import Trial

GAMES = 2_000
THREADS = 1_024

pytestmark = [
    pytest.mark.skipif(not numba.cuda.is_available(), reason="there is no CUDA device"),
    pytest.mark.filterwarnings("ignore:.*Grid size"),
]


@pytest.fixture(scope="module", params=[ArboretumTrial, TreeSocietyTrial], ids=lambda trial: trial.name)
def trial(request: pytest.FixtureRequest) -> Trial:
    return request.param()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_gpu_end_as_on_the_processor(trial: Trial, players: int) -> None:
    expected, decisions, _ = trial.on_cpu(GAMES, players)
    finals, decided, _ = trial.on_gpu(GAMES, players, THREADS)
    assert (finals == expected).all()
    assert int(decided.sum()) == decisions
