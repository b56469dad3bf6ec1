"""C libraries are configured, built, installed and used as any other."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.exports.packages import generate

pytestmark = [
    pytest.mark.compiler("c"),
    pytest.mark.compiler("cmake"),
    pytest.mark.compiler("pkg-config"),
]

USER = """\
#include <stdio.h>
#include <string.h>
#include <rig/rig_model.h>

int main(void)
{
    double p[RIG_PARAMETERS], z[RIG_OUTPUTS], u[RIG_INPUTS] = {2.5};
    double k0[RIG_PARAMETERS_CONSTANTS + 1], k[RIG_OUTPUTS_CONSTANTS + 1];
    double given[RIG_PARAMETERS], M[4], km[RIG_MASS_MATRIX_CONSTANTS + 1];
    memcpy(given, rig_default, sizeof given);
    given[rig_parameter_m] = 3.0;
    rig_parameters_constants(given, k0);
    rig_parameters(given, k0, p);
    rig_outputs_constants(p, k);
    rig_outputs(0.0, rig_start, u, p, k, z);
    printf("I = %.17g\\n", p[rig_parameter_I]);
    for (int i = 0; i < RIG_OUTPUTS; i++)
        printf("%s = %.17g\\n", rig_output_names[i], z[i]);
    rig_mass_matrix_constants(p, km);
    rig_mass_matrix(0.0, rig_start, u, p, km, M);
    printf("M = %.17g\\n", M[0]);
    printf("limit = %.17g\\n", rig_greatest[rig_input_push]);
    return 0;
}
"""


def rig():
    model = sb.Model("rig")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    I = model.add_parameter("I", 0.1 * m, unit="kg m²")
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    cart = model.add_body("cart", mass=m)
    rail = model.add_joint("rail", model.world, cart, "Tx", v=1.0)
    bob = model.add_body("bob", mass=0.5, com=(0.1, 0, 0.4), inertia=(0, I, 0))
    model.add_joint("pin", cart, bob, "Ry", q=0.2)
    cam = model.add_curve("cam", [0, 0.5, 1.0], [0, 2.0, 0.5])
    model.add_load("force", sb.loads.JointForce(rail, push + cam(rail.q[0])))
    model.add_sensor("tip", sb.sensors.Position(bob.add_frame("tip", at=(0, 0, 1))))
    return model


def run(*command, cwd, **environment):
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def numbers(text):
    return {name: float(value) for name, value in re.findall(r"(\S+) = (\S+)", text)}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A folder with the sources, what was built of them, and the example's output."""
    folder = tmp_path_factory.mktemp("clib")
    generate(rig(), "clib", folder / "rig", functions=["derivatives", "mass_matrix"])
    strict = "-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror"
    options = ["-DRIG_VERSION=2.1.0", f"-DCMAKE_C_FLAGS={strict}"]
    run("cmake", "-S", "rig", "-B", "build", *options, cwd=folder)
    run("cmake", "--build", "build", cwd=folder)
    run("cmake", "--install", "build", "--prefix", folder / "installed", cwd=folder)
    return folder


@pytest.fixture(scope="module")
def packages(built):
    (file,) = (built / "installed").rglob("rig.pc")
    return {"PKG_CONFIG_PATH": str(file.parent)}


def test_the_example_moves_as_we_do(built):
    actual = numbers(run("build/rig_example", cwd=built))
    motion = sb.simulate(rig(), [0.0, 1.0], method=sb.DP54())
    expected = {name: float(motion[name][-1]) for name in actual}
    assert list(actual) == ["q_rail", "q_pin", "v_rail", "v_pin"]
    assert actual == pytest.approx(expected, rel=1e-10)


@pytest.mark.parametrize("method", ["dp853", "radau", "rk4"])
def test_the_solver_of_simulations_is_in_the_library(built, method):
    main = (built / "rig" / "examples" / "main.c").read_text("utf-8")
    source = built / f"{method}.c"
    source.write_text(main.replace("&ode_dp54", f"&ode_{method}"), "utf-8")
    flags = f"-std=c99 -Irig/include -Lbuild -o {method} {method}.c -lrig -lm"
    run("cc", *flags.split(), cwd=built)
    library = {"LD_LIBRARY_PATH": str(built / "build")}
    actual = numbers(run(f"./{method}", cwd=built, **library))
    methods = {"dp853": sb.DP853(), "radau": sb.Radau(), "rk4": sb.RK4(1e-3)}
    motion = sb.simulate(rig(), [0.0, 1.0], method=methods[method])
    # Radau differs by the Jacobian, which is by differences here.
    expected = {name: float(motion[name][-1]) for name in actual}
    assert actual == pytest.approx(expected, rel=1e-6 if method == "radau" else 1e-10)


@pytest.mark.compiler("c++")
def test_all_names_of_the_library_begin_with_its_own(built):
    defined = run(
        "nm", "-g", "--defined-only", *(built / "build").glob("librig.so"), cwd=built
    )
    names = [line.split()[-1] for line in defined.splitlines()]
    assert "rig_ode_step" in names
    assert [name for name in names if not name.startswith(("rig", "_"))] == []
    source = built / "user.cpp"
    source.write_text(
        "#include <rig/rig_ode.h>\nint main() { return ode_work(&ode_rk4, 2, 0) < 0; }"
    )
    flags = "-Wall -Wextra -Werror -Irig/include -Lbuild -o plus user.cpp -lrig"
    run("c++", *flags.split(), cwd=built)


@pytest.mark.slow
def test_the_example_steps_over_no_brief_pulse(tmp_path):
    model = sb.Model("blink", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    t, begin = model.t, model.add_parameter("begin", 0.5)
    # Briefer than the step of the example, 1 ms.
    on = sb.where(sb.both(begin < t, t < begin + 2e-4), 100, 0)
    model.add_load("push", sb.loads.JointForce(joint, on + sb.sign(sb.sin(1000 * t))))
    generate(model, "clib", tmp_path / "blink")
    strict = "-DCMAKE_C_FLAGS=-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror"
    run("cmake", "-S", "blink", "-B", "build", strict, cwd=tmp_path)
    run("cmake", "--build", "build", cwd=tmp_path)
    actual = numbers(run("build/blink_example", cwd=tmp_path))
    expected = sb.simulate(model, [0.0, 1.0]).v[-1, 0]
    assert expected > 0.02
    assert actual["v_x"] == pytest.approx(expected, rel=1e-11)


def test_a_program_finds_the_library_by_pkg_config(built, packages):
    assert run("pkg-config", "--modversion", "rig", cwd=built, **packages) == "2.1.0\n"
    flags = run("pkg-config", "--cflags", "--libs", "rig", cwd=built, **packages)
    (built / "user.c").write_text(USER)
    (library,) = (built / "installed").rglob("librig.so")
    link = [*flags.split(), f"-Wl,-rpath,{library.parent}"]
    run("cc", "-std=c99", "-o", "user", "user.c", *link, cwd=built)
    actual = numbers(run("./user", cwd=built))
    compiled = sb.compile_model(rig(), parameters={"m": 3.0})
    y = compiled.start_state()
    tip = compiled.sensor_values(0.0, y, [2.5])["tip"]
    assert actual["I"] == pytest.approx(0.3, rel=1e-15)
    assert actual["M"] == pytest.approx(compiled.mass_matrix(y[:2])[0, 0], rel=1e-14)
    assert actual["limit"] == 10.0
    values = [actual[f"tip_{axis}"] for axis in "xyz"]
    np.testing.assert_allclose(values, tip, rtol=1e-13, atol=1e-14)


def test_a_project_finds_the_library_by_cmake(built, tmp_path):
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.16)\nproject(user C)\n"
        "find_package(rig 2.0 REQUIRED)\nadd_executable(user main.c)\n"
        "target_link_libraries(user PRIVATE rig::rig)\n"
    )
    main = (built / "rig" / "examples" / "main.c").read_text("utf-8")
    (tmp_path / "main.c").write_text(main)
    prefix = f"-DCMAKE_PREFIX_PATH={built / 'installed'}"
    run("cmake", "-S", ".", "-B", "build", prefix, cwd=tmp_path)
    run("cmake", "--build", "build", cwd=tmp_path)
    assert run("build/user", cwd=tmp_path) == run("build/rig_example", cwd=built)


def test_the_files_are_those_of_a_library(built):
    files = {
        str(path.relative_to(built / "rig")): path
        for path in (built / "rig").rglob("*")
        if path.is_file()
    }
    assert sorted(files) == [
        "CMakeLists.txt",
        "README.md",
        "examples/main.c",
        "include/rig/rig.h",
        "include/rig/rig_model.h",
        "include/rig/rig_ode.h",
        "include/rig/rig_run.h",
        "rig.pc.in",
        "rigConfig.cmake.in",
        "src/adaptive.c",
        "src/contact.h",
        "src/contact_law.h",
        "src/contact_methods.h",
        "src/contact_parts.h",
        "src/dp54.c",
        "src/dp853.c",
        "src/loops.c",
        "src/loops.h",
        "src/meeting.c",
        "src/meeting.h",
        "src/model.h",
        "src/nonstiff.h",
        "src/ode.c",
        "src/radau.c",
        "src/radau_constants.h",
        "src/radau_matrices.h",
        "src/rig.c",
        "src/rig_model.c",
        "src/rig_run.c",
        "src/rk4.c",
        "src/singular.c",
        "src/singular.h",
        "src/solver.h",
        "src/time_events.c",
        "src/time_events.h",
    ]
    texts = [path.read_text("utf-8") for path in files.values()]
    left = ("%NAME%", "%UPPER%", "%MODEL%", "%UPPER_MODEL%")
    assert not any(mark in text for text in texts for mark in left)
    assert "rig_parameter_I, /* kg m² */" in Path(
        files["include/rig/rig_model.h"]
    ).read_text("utf-8")


def test_a_model_without_inputs_and_sensors_becomes_a_library(tmp_path):
    model = sb.Model("bare")
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, "Tz")
    generate(model, "clib", tmp_path)
    sources = [*map(str, (tmp_path / "src").glob("*.c")), "examples/main.c"]
    flags = "-std=c99 -Wall -Wextra -Wpedantic -Werror -Iinclude -Iinclude/bare -o bare"
    run("cc", *flags.split(), *sources, "-lm", cwd=tmp_path)
    assert numbers(run("./bare", cwd=tmp_path))["v_fall"] == pytest.approx(-9.81)
