"""Arrays on a CUDA device, which PyTorch, JAX and CuPy take as they are."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from treetop.kernel.device import cuda

CUDA = 2
"""The number of CUDA devices in DLPack."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""The numbers of kinds of numbers in DLPack."""

DEFAULT_STREAMS = (None, 1, -1)
"""In DLPack: the default stream, said or not, and a consumer that will see to it itself."""
STREAM_OF_EACH_THREAD = 2


class DeviceArray:
    """Part of a block of device memory. `torch.from_dlpack`, `jax.dlpack.from_dlpack` and `cupy.from_dlpack`
    share it without a copy, so do all that know `__cuda_array_interface__`; `numpy()` copies it."""

    def __init__(self, block: Any, shape: tuple[int, ...], strides: tuple[int, ...], at: int = 0) -> None:
        """`block` is a Numba device array; strides and `at`, where the part begins, are in elements."""
        self.block = block
        self.dtype = np.dtype(block.dtype)
        self.shape = shape
        self._steps = strides
        self._at = at

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray: {self.dtype} {self.shape}>"

    @property
    def strides(self) -> tuple[int, ...]:
        """In bytes."""
        return tuple(step * self.dtype.itemsize for step in self._steps)

    @property
    def pointer(self) -> int:
        first: int = int(self.block.__cuda_array_interface__["data"][0])
        size: int = self.dtype.itemsize
        return first + self._at * size

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "version": 3,
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "stream": 1,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Shared as the array API standard says. All work is queued on the default stream: what others queue
        there follows it, and a consumer's other stream is told to wait for it."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("arrays on the device are shared there, not copied: numpy() makes a copy")
        if stream == 0:
            raise ValueError("DLPack has no stream 0: the default stream is 1, that of each thread 2")
        if stream not in DEFAULT_STREAMS:
            _wait_on(stream)
        return _capsule(self)

    def numpy(self) -> np.ndarray[Any, Any]:
        """A copy in the computer's own memory."""
        flat = self.block.copy_to_host().reshape(-1)[self._at :]
        return np.lib.stride_tricks.as_strided(flat, self.shape, self.strides).copy()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        return self.numpy().astype(dtype or self.dtype, copy=False)


class Tensor(ctypes.Structure):
    """DLManagedTensor: https://dmlc.github.io/dlpack/latest/c_api.html"""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Tensor))
Tensor._fields_ = [
    ("data", ctypes.c_void_p),
    ("device_kind", ctypes.c_int32),
    ("device_number", ctypes.c_int32),
    ("dimensions", ctypes.c_int32),
    ("number_kind", ctypes.c_uint8),
    ("number_bits", ctypes.c_uint8),
    ("number_lanes", ctypes.c_uint16),
    ("shape", ctypes.POINTER(ctypes.c_int64)),
    ("strides", ctypes.POINTER(ctypes.c_int64)),
    ("offset", ctypes.c_uint64),
    ("context", ctypes.c_void_p),
    ("deleter", DELETER),
]


def _wait_on(stream: Any) -> None:
    """What is queued on this stream from now on waits for what is queued on the default stream."""
    queued = cuda.event(timing=False)
    queued.record()
    own = stream == STREAM_OF_EACH_THREAD
    queued.wait(cuda.per_thread_default_stream() if own else cuda.external_stream(stream))


_lent: dict[int, tuple[Any, ...]] = {}
"""What is kept until those to whom it was lent give it back, by the address of its tensor."""


def _take_back(tensor: Any) -> None:
    _lent.pop(ctypes.addressof(tensor.contents), None)


_give_back = DELETER(_take_back)


def _capsule(array: DeviceArray) -> Any:
    """Whoever takes it calls the deleter. If nobody does, it is lent for good: a few bytes, and the array."""
    size = len(array.shape)
    shape = (ctypes.c_int64 * size)(*array.shape)
    strides = (ctypes.c_int64 * size)(*array._steps)
    bits = array.dtype.itemsize * 8
    kind, number = array.__dlpack_device__()
    tensor = Tensor(
        array.pointer,
        kind,
        number,
        size,
        KINDS[array.dtype.kind],
        bits,
        1,
        shape,
        strides,
        0,
        None,
        _give_back,
    )
    _lent[ctypes.addressof(tensor)] = (tensor, shape, strides, array)
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return make(ctypes.addressof(tensor), b"dltensor", None)
