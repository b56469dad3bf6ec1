"""LLVM's targets beside this machine: browsers and graphics processors."""

from __future__ import annotations

import llvmlite.binding as llvm

from symbody.errors import CompileError
from symbody.runtime.once import once


@once
def _all_known() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def llvm_target(
    triple: str, who: str, remedy: str = "", error: type[CompileError] = CompileError
) -> llvm.Target:
    """Return a target of LLVM.

    Args:
        triple: What LLVM calls it.
        who: Needs it, for the message.
        remedy: What else than another llvmlite helps.
        error: What is raised.

    Raises:
        CompileError: This build of LLVM does not have it.
    """
    _all_known()
    try:
        return llvm.Target.from_triple(triple)
    except RuntimeError as reason:
        raise error(
            f"{who}: LLVM of llvmlite is built without the target {triple}: {reason}. "
            f"Install the package llvmlite from PyPI{remedy}."
        ) from reason
