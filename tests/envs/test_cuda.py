"""Games on a CUDA device. What needs one is skipped where there is none."""

from typing import Any

import numpy as np
import pytest

from treetop.envs import Games
from treetop.envs.cuda.array import DeviceArray
from treetop.envs.cuda.games import GamesOnDevice, memory_for
from treetop.envs.cuda.observing import excerpt
from treetop.games.errors import Malformed
from treetop.kernel import load
from treetop.kernel.device import LARGE, call_large, cuda

needs_device = pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")
GAMES = ["arboretum", "tree-society"]


@pytest.mark.skipif(cuda.is_available(), reason="there is a CUDA device")
@pytest.mark.parametrize("game", GAMES)
def test_without_a_cuda_device_a_sentence_says_so(game: str) -> None:
    with pytest.raises(Malformed, match="no CUDA device"):
        Games(game, 4, device="cuda")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_number_of_games_is_refused_before_a_device_is_looked_for(game: str) -> None:
    with pytest.raises(Malformed, match="whole number"):
        Games(game, 0, device="cuda")


def test_a_full_device_is_named_with_the_number_of_games() -> None:
    with pytest.raises(Malformed, match="too little memory for 5 games"), memory_for(5):
        raise RuntimeError("[<CUresult.CUDA_ERROR_OUT_OF_MEMORY: 2>] Call to cuMemAlloc")


def test_any_other_problem_of_a_device_is_passed_on_as_it_is() -> None:
    with pytest.raises(RuntimeError, match="ILLEGAL_ADDRESS"), memory_for(5):
        raise RuntimeError("CUDA_ERROR_ILLEGAL_ADDRESS")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [(np.full(5, 0.7), "whole numbers, not float64"), ([0] * 4, "5 actions are needed"), (None, "5 actions")],
)
def test_actions_from_elsewhere_are_looked_at_before_they_are_sent_to_the_device(
    wrong: Any, words: str
) -> None:
    class Undealt:
        def __len__(self) -> int:
            return 5

    undealt: Any = Undealt()
    with pytest.raises(ValueError, match=words):
        GamesOnDevice._on_device(undealt, wrong)


@needs_device
@pytest.mark.filterwarnings("ignore:.*Grid size")
@pytest.mark.parametrize("opponents", [None, "random", "novice"])
@pytest.mark.parametrize("game", GAMES)
def test_games_on_the_device_equal_those_on_the_processor(game: str, opponents: str | None) -> None:
    from benchmarks.gpu.stepping import compare

    assert compare(game, 3, opponents, steps=400) > 0


class Host:
    """A block in the computer's own memory, with the manners of one on a device."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"data": (self.array.ctypes.data, False)}

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        return self.array


class OnHost(DeviceArray):
    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.float32, np.bool_])
def test_others_share_the_memory_of_an_array_with_the_games_first_or_last(dtype: Any) -> None:
    """Three features of four games after a row that belongs to another part."""
    memory = (np.arange(16) % 5).astype(dtype)
    by_feature = memory.reshape(4, 4)[1:]
    last, first = (OnHost(Host(memory), *shape, 4) for shape in (((3, 4), (4, 1)), ((4, 3), (1, 4))))
    assert (np.from_dlpack(last) == by_feature).all()
    assert (np.from_dlpack(first) == by_feature.T).all()
    assert (first.numpy() == by_feature.T).all()
    shared = np.from_dlpack(first)
    memory[4] = 1 - memory[4] if dtype != np.bool_ else not memory[4]
    assert shared[0, 0] == memory[4]
    interface = first.__cuda_array_interface__
    assert interface["data"] == (memory.ctypes.data + 4 * memory.itemsize, False)
    assert interface["strides"] == (memory.itemsize, 4 * memory.itemsize)


def test_memory_that_was_lent_is_given_back() -> None:
    from treetop.envs.cuda import array

    before = len(array._lent)
    taken = np.from_dlpack(OnHost(Host(np.zeros(4, np.int8)), (4,), (1,)))
    assert len(array._lent) == before + 1
    del taken
    assert len(array._lent) == before


class Queues:
    """Numba's streams and events as far as they are asked for; notes what waits for what."""

    def __init__(self) -> None:
        self.waits: list[tuple[str, str]] = []
        self.recorded = ""

    def event(self, timing: bool) -> "Queues":
        return self

    def record(self, stream: str = "default") -> None:
        self.recorded = stream

    def wait(self, stream: str) -> None:
        self.waits.append((stream, self.recorded))

    def external_stream(self, pointer: int) -> str:
        return f"at {pointer}"

    def per_thread_default_stream(self) -> str:
        return "of the thread"


@pytest.mark.parametrize(
    ("stream", "waits"),
    [
        (None, []),
        (1, []),
        (-1, []),
        (2, [("of the thread", "default")]),
        (94837, [("at 94837", "default")]),
    ],
)
def test_the_stream_of_whoever_takes_an_array_waits_for_the_games(
    stream: int | None, waits: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    queues = Queues()
    monkeypatch.setattr("treetop.envs.cuda.array.cuda", queues)
    OnHost(Host(np.zeros(4, np.int8)), (4,), (1,)).__dlpack__(stream=stream)
    assert queues.waits == waits


def test_what_cannot_be_shared_is_refused() -> None:
    lent = OnHost(Host(np.zeros(4, np.int8)), (4,), (1,))
    with pytest.raises(ValueError, match="no stream 0"):
        lent.__dlpack__(stream=0)
    with pytest.raises(BufferError, match="not copied"):
        lent.__dlpack__(copy=True)
    with pytest.raises(BufferError, match="not copied"):
        lent.__dlpack__(dl_device=(2, 0))


def test_an_excerpt_has_the_same_values_in_the_words_it_is_made_of() -> None:
    whole = np.dtype([("long", "i8", 3), ("wide", "i2", 9), ("one", "i1"), ("many", "i1", 21)])
    state = np.frombuffer(np.arange(whole.itemsize, dtype=np.uint8).tobytes(), whole)
    part = excerpt(whole, {"wide": 5, "one": 1, "many": 9})
    words = state.view(np.int64)[list(part.words)]
    assert len(words) % 2 == 1
    assert len(words) < len(state.view(np.int64))
    copied = words.view(part.dtype)[0]
    for name, most in (("wide", 5), ("many", 9)):
        assert (copied[name] == state[0][name][:most]).all()
    assert copied["one"] == state[0]["one"]


def test_the_same_sources_become_functions_of_a_device() -> None:
    chance = load("treetop.kernel.chance", "cuda")
    stepping: Any = load("treetop.envs.tree_society.compiled", "cuda")
    assert type(chance.below).__name__ == "DeviceRule"
    assert stepping.below is chance.below
    assert type(stepping.step_alone).__name__ == "DeviceRule"
    assert load("treetop.kernel.square_root", "cuda").square_root.py_func(9.0) == 3.0


def test_a_large_function_with_several_callers_is_called_and_not_copied() -> None:
    def define(name: str, lines: int, *called: str) -> str:
        body = "  %1 = add i64 0, 0\n" * lines + "".join(f'  call i32 @"{each}"()\n' for each in called)
        return f'define linkonce_odr i32 @"{name}"()\n{{\n{body}  ret i32 0\n}}\n'

    texts = [
        define("large", LARGE),
        define("once", LARGE),
        define("small", 3),
        define("_ZN5numba4view", LARGE),
        define("caller", 3, *["large", "small", "_ZN5numba4view"] * 2, "once"),
    ]
    marked = [text.splitlines()[0].endswith("noinline") for text in call_large(texts)]
    assert marked == [True, False, False, False, False]
