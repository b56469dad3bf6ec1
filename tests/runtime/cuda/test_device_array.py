"""Arrays on a device are taken from other packages and given to them."""

import ctypes
import gc

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError
from symbody.runtime.cuda import device_array as dlpack

pytestmark = pytest.mark.compiler("c")


class ByInterface:
    """As arrays of CuPy and Numba are: memory is that of the fake device."""

    def __init__(self, array, stream=None, **changes):
        self._array = array
        self.__cuda_array_interface__ = {
            "shape": array.shape, "typestr": array.dtype.str, "version": 3,
            "data": (array.ctypes.data, False), "strides": array.strides,
            "stream": stream, **changes,
        }  # fmt: skip


class ByDLPack:
    """As arrays of JAX are."""

    def __init__(self, array, device=0):
        self._array, self._device = array, device

    def __dlpack_device__(self):
        return dlpack.CUDA, self._device

    def __dlpack__(self, stream=None):
        assert stream == 1
        return dlpack.capsule_of(
            self._array.ctypes.data, self._array.shape, self._device, self._array
        )


@pytest.fixture
def batch(fake):
    compiled = sb.compile_model(sb.library.pendulum())
    fake.run(compiled.function("derivatives"))
    return compiled.batch("derivatives", device="cuda")


@pytest.mark.parametrize("wrapped", [ByInterface, ByDLPack])
def test_arrays_of_other_packages_are_read_where_they_are(fake, batch, wrapped, rng):
    Y = rng.normal(size=(6, 2))
    found = batch(0.0, wrapped(Y), [])
    shared = fake.count("uploads")
    wanted = batch(0.0, Y, [])
    np.testing.assert_array_equal(found.to_numpy(), wanted)
    # The second call copies the states, too.
    assert fake.count("uploads") == 2 * shared + 1
    assert not dlpack._HANDED


def test_streams_of_other_packages_are_waited_for(fake, batch):
    batch(0.0, ByInterface(np.zeros((2, 2)), stream=2), [])
    assert fake.count("waits") == 1


def test_an_array_on_the_device_is_given_by_both_protocols(fake, batch, rng):
    Y = rng.normal(size=(6, 2))
    there = batch.to_device(Y)
    interface = there.__cuda_array_interface__
    assert interface["shape"] == (6, 2)
    assert interface["typestr"] == "<f8"
    numbers = (ctypes.c_double * 12).from_address(interface["data"][0])
    np.testing.assert_array_equal(np.reshape(numbers, (6, 2)), Y)
    assert there.__dlpack_device__() == (2, 0)
    capsule = there.__dlpack__(stream=1)
    assert len(dlpack._HANDED) == 1
    place = next(iter(dlpack._HANDED))
    tensor = dlpack.ManagedTensor.from_address(place).tensor
    assert (tensor.data, tensor.count, tensor.bits) == (interface["data"][0], 2, 64)
    assert (tensor.shape[0], tensor.shape[1], tensor.strides[0]) == (6, 2, 2)
    del there
    gc.collect()
    idle = batch._device._idle
    assert not idle.size(), "the capsule keeps the memory"
    del capsule
    gc.collect()
    assert idle.size() == 96


def test_copies_are_asked_for_by_name(fake, batch):
    there = batch.to_device([[1.0, 2.0]])
    with pytest.raises(BufferError, match="to_numpy"):
        there.__dlpack__(copy=True)
    with pytest.raises(ValueError, match="copy=False"):
        there.__array__(copy=False)
    assert len(there) == 1


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (ByInterface(np.zeros((4, 2), np.float32)), "'<f4' on the device"),
        (ByInterface(np.zeros((2, 4)).T), r"side by side, row by row"),
        (ByInterface(np.zeros((4, 3))), r"the shape \(4, 3\)"),
        (ByDLPack(np.zeros((4, 2)), device=1), r"on device 1, but .* Fake 0"),
    ],
)
def test_arrays_that_do_not_fit_are_named(batch, value, words):
    with pytest.raises(CallError, match=f"argument 'y' .*{words}"):
        batch(0.0, value, [])
