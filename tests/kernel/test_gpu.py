"""The same rules give the same games on a GPU. Where there is none this is skipped."""

import numba.cuda
import pytest

from benchmarks.gpu.trial import Trial
from benchmarks.modules import modules_of_games

GAMES = 2_000
THREADS = 1_024

pytestmark = [
    pytest.mark.skipif(not numba.cuda.is_available(), reason="there is no CUDA device"),
    pytest.mark.filterwarnings("ignore:.*Grid size"),
]


@pytest.fixture(
    scope="module", params=modules_of_games("benchmarks.gpu").values(), ids=lambda module: module.TRIAL.name
)
def trial(request: pytest.FixtureRequest) -> Trial:
    return request.param.TRIAL()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_gpu_end_as_on_the_processor(trial: Trial, players: int) -> None:
    expected, decisions, _ = trial.on_cpu(GAMES, players)
    finals, decided, _ = trial.on_gpu(GAMES, players, THREADS)
    assert (finals == expected).all()
    assert int(decided.sum()) == decisions
