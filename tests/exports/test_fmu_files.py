"""The files in an FMU: sources that others build, texts, and what is refused."""

from __future__ import annotations

import gc
import hashlib
import subprocess
import warnings
import zipfile
from pathlib import Path

import fmpy
import pytest
from fmpy.build import build_platform_binary
from fmpy.validation import validate_fmu

import symbody as sb
from symbody.cli import main
from symbody.errors import CompileError, WriterError
from symbody.exports.packages import generate
from symbody.runtime import compiler as compiler_module

pytestmark = pytest.mark.compiler("c")

VERSIONS = (2, 3)
HEADERS = Path(fmpy.__file__).parent / "c-code"
# SHA-256 of the headers of the Modelica Association, which keep their texts and
# licenses.
PUBLISHED = {
    "fmi2FunctionTypes.h": (
        "756da446057a5a6dec47a5938e099ba3a9b1882326672b393c6f7dd8571e3456"
    ),
    "fmi2Functions.h": (
        "5315e320046c976b3977bc14eb7e2cb58711fa296e4bdf88ddd2c9c82e2a9958"
    ),
    "fmi2TypesPlatform.h": (
        "50a180641623f47f2e48fc445707549ce4ec2e27358e2451a2dad5b6dfc55287"
    ),
    "fmi3FunctionTypes.h": (
        "d247d1c5fbf58e32379f1d38e7f73990709e0501fc4a9b3901ce3f9638503a0f"
    ),
    "fmi3Functions.h": (
        "038358fb0209c3547fe8c6f03b80582960c93ce0a7d342b0d9348c8ce6137784"
    ),
    "fmi3PlatformTypes.h": (
        "1aa81efddeb84b0d9425f9226969525bd034cb63848c086b6696655179500616"
    ),
}


def test_the_declarations_are_those_of_the_standard_elsewhere(unpacked, tmp_path):
    for version in VERSIONS:
        sources = Path(unpacked[version]) / "sources"
        names = [
            *(file.name for file in sources.glob(f"fmi{version}*.c")),
            "fmi.c",
            "model_exchange.c",
        ]
        for name in (*names, "fmi.h", "instance.h"):
            # Without our copy of the headers beside it, the compiler takes FMPy's.
            (tmp_path / name).write_text((sources / name).read_text("utf-8"))
        command = ["cc", "-std=c99", "-fsyntax-only", f"-I{HEADERS}", f"-I{sources}"]
        subprocess.run([*command, *names], cwd=tmp_path, check=True)


def test_headers_of_the_standard_are_in_the_file_as_they_were_published(unpacked):
    for version in VERSIONS:
        sources = Path(unpacked[version]) / "sources"
        for name in PUBLISHED:
            if name.startswith(f"fmi{version}"):
                content = (sources / name).read_bytes()
                assert hashlib.sha256(content).hexdigest() == PUBLISHED[name]
                assert b"2-Clause BSD License" in content


def test_the_sources_compile_without_warnings(unpacked, tmp_path):
    for version in VERSIONS:
        files = map(str, sorted((Path(unpacked[version]) / "sources").glob("*.c")))
        flags = "-std=c99 -O0 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -c"
        subprocess.run(["cc", *flags.split(), *files], cwd=tmp_path, check=True)


@pytest.mark.slow
def test_an_fmu_of_sources_alone_is_built_by_others(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    model = sb.library.pendulum()
    with pytest.raises(CompileError, match=r"fmu3: .*no-such-compiler.*binaries=False"):
        generate(model, "fmu3", tmp_path)
    (path,) = generate(model, "fmu3", tmp_path, binaries=False)
    assert not any("binaries" in name for name in zipfile.ZipFile(path).namelist())
    monkeypatch.delenv("CC")
    unpacked = fmpy.extract(str(path), tmp_path / "unpacked")
    # The builder leaves the removal of its folder to chance, with a warning.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        build_platform_binary(unpacked)
        gc.collect()
    result = fmpy.simulate_fmu(unpacked, stop_time=0.5, output=["q_hinge"])
    assert result["q_hinge"][-1] > result["q_hinge"][0] + 0.1


@pytest.mark.slow
def test_sources_of_several_fmus_are_linked_into_one_program(tmp_path):
    objects = []
    for model in (sb.library.pendulum(), sb.library.cart_pole()):
        name = model.name
        (path,) = generate(model, "fmu2", tmp_path, binaries=False)
        sources = Path(fmpy.extract(str(path), tmp_path / name)) / "sources"
        command = ["cc", "-std=c99", "-c", f"-DFMI2_FUNCTION_PREFIX={name}_"]
        files = [file.name for file in sorted(sources.glob("*.c"))]
        subprocess.run([*command, *files], cwd=sources, check=True)
        objects += [str(file) for file in sorted(sources.glob("*.o"))]
    (tmp_path / "main.c").write_text(
        "const char *pendulum_fmi2GetVersion(void);\n"
        "const char *cart_pole_fmi2GetVersion(void);\n"
        "int main(void)\n{\n"
        "    return pendulum_fmi2GetVersion()[0] != cart_pole_fmi2GetVersion()[0];\n}\n"
    )
    command = ["cc", "-o", "both", "main.c", *objects, "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    subprocess.run(["./both"], cwd=tmp_path, check=True)


def test_the_same_model_gives_the_same_bytes(sled, tmp_path):
    first, second = (
        generate(model, "fmu2", tmp_path / name, binaries=False)[0].read_bytes()
        for name, model in (("a", sled()), ("b", sled()))
    )
    assert first == second


def test_a_model_without_inputs_and_sensors_becomes_an_fmu(tmp_path):
    model = sb.Model("bare")
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, "Tz")
    (path,) = generate(model, "fmu2", tmp_path)
    assert validate_fmu(str(path)) == []
    description = fmpy.read_model_description(str(path))
    assert not description.modelExchange.needsCompletedIntegratorStep
    result = fmpy.simulate_fmu(str(path), stop_time=1.0, output=["v_fall"])
    assert result["v_fall"][-1] == pytest.approx(-9.81)


def test_names_that_clash_are_told_apart(tmp_path):
    model = sb.Model("clash")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    model.add_sensor("tip", sb.sensors.Position(body))
    model.add_expression("tip_x", 2 * joint.q[0], sensor=True)
    (path,) = generate(model, "fmu2", tmp_path, binaries=False)
    assert validate_fmu(str(path)) == []
    variables = fmpy.read_model_description(str(path)).modelVariables
    told = {v.name: v.description for v in variables}
    assert "called tip_x in the model" in told["tip_x_2"]


@pytest.mark.parametrize(
    ("form", "name"), [("fmu2", "instance"), ("sfunction", "model"), ("clib", "test")]
)
def test_a_name_that_files_of_the_package_have_is_refused(form, name, tmp_path):
    model = sb.Model(name)
    body = model.add_body("body", mass=1.0)
    model.add_joint("j", model.world, body, "Tx")
    with pytest.raises(WriterError, match=rf"{form}: the name '{name}'.*{name}_1"):
        generate(model, form, tmp_path)


def test_without_derivatives_of_a_function_the_fmu_says_so(tmp_path):
    model = sb.Model("rough")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    push = sb.ExternalFunction("push", lambda t: 2 * t, c="return 2.0*t;")
    model.add_load("push", sb.loads.JointForce(joint, push(model.t) + push(joint.v[0])))
    (path,) = generate(model, "fmu3", tmp_path, binaries=False)
    description = fmpy.read_model_description(str(path))
    assert not description.coSimulation.providesDirectionalDerivative
    text = zipfile.ZipFile(path).read("sources/model.h").decode()
    assert "external function 'push'" in text


def test_a_function_without_a_body_in_c_is_named(tmp_path):
    model = sb.Model("python_only")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("j", model.world, body, "Tx")
    law = sb.ExternalFunction("law", lambda v: -v, derivatives=[-1])
    model.add_load("law", sb.loads.JointForce(joint, law(joint.v[0])))
    with pytest.raises(WriterError, match=r"'law' has no body in C"):
        generate(model, "fmu2", tmp_path)


def test_what_the_compiler_says_is_passed_on(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "cc -Dfmin=(")
    with pytest.raises(CompileError, match=r"fmu2: .*refused(.|\n)*error(.|\n)*CC"):
        generate(sb.library.pendulum(), "fmu2", tmp_path)


def test_no_compiler_at_all_is_said_with_the_remedy(tmp_path, monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(compiler_module.shutil, "which", lambda name: None)
    with pytest.raises(CompileError, match=r"fmu2: there is no C compiler.*binaries"):
        generate(sb.library.pendulum(), "fmu2", tmp_path)


def test_the_shell_writes_fmus_of_sources_alone(tmp_path, monkeypatch, capsys):
    (tmp_path / "model.py").write_text(
        "import symbody as sb\nmodel = sb.library.pendulum()\n"
    )
    monkeypatch.chdir(tmp_path)
    arguments = ["model.py", "--lang", "fmu2,fmu3", "--out", "out", "--no-binaries"]
    assert main(["generate", *arguments]) == 0
    said = capsys.readouterr().out
    for version in VERSIONS:
        name = f"out/fmu{version}/pendulum_fmi{version}.fmu"
        assert name in said
        path = tmp_path / name
        names = zipfile.ZipFile(path).namelist()
        assert "sources/pendulum_derivatives.c" in names
        assert not any(name.startswith("binaries") for name in names)


def test_a_choice_of_functions_is_refused_where_it_has_no_effect(tmp_path):
    model = sb.library.pendulum()
    for form in ("fmu2", "fmu3", "sfunction"):
        with pytest.raises(
            sb.errors.WriterError, match=rf"no effect on {form}.*Leave it out"
        ):
            sb.generate(model, form, tmp_path, functions=["sensors"], binaries=False)
    assert not any(tmp_path.iterdir())


def test_a_start_by_start_at_is_that_of_the_own_parameters_which_is_told(tmp_path):
    model = sb.Model("slider")
    place = model.add_parameter("place", 0.3)
    block = model.add_body("block", 1.0)
    joint = model.add_joint("j", model.world, block, "Tx")
    model.start_at(joint.q[0] - place, 0.0)
    with pytest.warns(UserWarning, match="start_at holds at the model's own"):
        sb.generate(model, "fmu2", tmp_path, binaries=False)
