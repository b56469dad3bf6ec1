"""Programs in C++17, built with all warnings as errors and executed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate

_FLAGS = (
    "-std=c++17",
    "-O0",
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wsign-conversion",
    "-Wshadow",
    "-Wold-style-cast",
    "-Wdouble-promotion",
    "-Werror",
)
_START = """\
#include "generated.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

namespace {

std::ifstream given("inputs.txt");

double number()
{
    std::string text;
    given >> text;
    return std::strtod(text.c_str(), nullptr);
}

template <std::size_t N>
void fill(std::array<double, N>& a)
{
    for (double& entry : a)
        entry = number();
}

template <std::size_t N>
void print(const std::array<double, N>& a)
{
    for (const double entry : a)
        std::printf("%.17g\\n", entry);
}

}  // namespace

int main()
{
    using namespace symbody::generated;
"""


def run(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    compiler: str = "g++",
    language: str = "cpp",
) -> Outputs:
    """Return what the programs give in C++; see exchange.py.

    Args:
        programs: The programs.
        inputs: Points by program.
        folder: Where the files go.
        compiler: The compiler.
        language: "cpp", or "cpp_header" for the header alone.

    Raises:
        SymbodyError: The compiler warned or refused, or the program failed.
    """
    files = generate(programs, language, name="generated")
    calls = "".join(_calls(program, len(inputs[program.name])) for program in programs)
    files["main.cpp"] = f"{_START}{calls}}}\n"
    exchange.write_files(files, programs, inputs, folder)
    sources = [name for name in files if name.endswith(".cpp")]
    exchange.execute([compiler, *_FLAGS, "-o", "main", *sources], folder)
    return exchange.outputs_of_command(programs, inputs, ["./main"], folder)


def _calls(program: Program, points: int) -> str:
    """Return a loop over the points of a program."""
    lines = []
    for argument in program.arguments:
        if argument.scalar:
            lines.append(f"const double {argument.name} = number();")
        else:
            size = len(argument.symbols)
            lines.append(f"std::array<double, {size}> {argument.name};")
            lines.append(f"fill({argument.name});")
    given = [argument.name for argument in program.arguments]
    p = "p" if "p" in given else "{}"
    lines.append(f"std::array<double, {len(program.constants)}> k;")
    lines.append(f"{program.name}_constants({p}, k);")
    results = [result.name for result in program.results]
    lines += [f"std::array<double, {len(r.nodes)}> {r.name};" for r in program.results]
    lines.append(f"{program.name}({', '.join([*given, 'k', *results])});")
    lines += [f"print({name});" for name in results]
    body = "".join(f"        {line}\n" for line in lines)
    return f"    for (int left = {points}; left-- > 0;) {{\n{body}    }}\n"
