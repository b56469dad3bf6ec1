"""Pages in a browser: opened as a file, played, dragged and changed."""

import shutil

import numpy as np
import pytest
from PIL import Image

import symbody as sb
from probes.switching import thermostat
from probes.touching import ball, thrown_box
from symbody.library import closed_by_constraints as closed
from symbody.system.laws import contact_quantities
from symbody.view.live import LivePage
from symbody.view.model_page import model_data

pytestmark = [pytest.mark.compiler("chromium"), pytest.mark.slow]
_SOFTWARE = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    found = map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
    path = next(filter(None, found))
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=_SOFTWARE)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def closed_tabs(browser):
    """Close the tabs of a test, which would go on drawing beside the next one."""
    yield
    for context in browser.contexts:
        context.close()


@pytest.fixture
def opened(browser, tmp_path):
    """Return a function that opens the page of something; errors fail the test."""
    wrong = []

    def page(thing, before=None, **options):
        file = tmp_path / "page.html"
        thing.to_html(file, **options)
        tab = browser.new_page(viewport={"width": 1100, "height": 700})
        if before is not None:
            tab.add_init_script(before)
        tab.on("request", lambda request: wrong.append(request.url))
        tab.on("pageerror", lambda error: wrong.append(str(error)))
        tab.goto(file.as_uri())
        tab.wait_for_selector("body[data-ready=yes]", timeout=30_000)
        wrong.remove(file.as_uri())
        return tab

    yield page
    assert wrong == []


def position(tab, body):
    return tab.evaluate(f"symbody.stage.position({body!r})")


def wait(tab, condition):
    """Wait until something is so; pages allow no code that is made while they run."""
    for _ in range(200):
        if tab.evaluate(condition):
            return
        tab.wait_for_timeout(50)
    pytest.fail(f"it never was: {condition}")


def centers(compiled, y):
    """Return the center of mass of each body, by its name."""
    found, system = {}, compiled.system
    values = {s.name: x for s, x in zip(system.p, compiled.parameters, strict=True)}
    for body in system.bodies:
        R, p = compiled.pose(body.name, y[: len(system.q)])
        com = [sb.evaluate(c, values) for c in body.com]
        found[body.name] = p + R @ com
    return found


def test_a_file_opens_without_network_and_plays_the_motion(opened):
    motion = sb.simulate(sb.library.double_pendulum(), duration=2.0)
    tab = opened(motion)
    for row in (0, 137, 500):
        tab.evaluate(f"symbody.seek({motion.time[row]}); symbody.refresh()")
        for body, place in centers(motion.compiled, motion.q[row]).items():
            np.testing.assert_allclose(position(tab, body), place, atol=1e-12)


def test_a_page_computes_on_where_the_motion_ends(opened):
    model = sb.library.double_pendulum()
    tab = opened(sb.simulate(model, duration=1.0))
    tab.evaluate("symbody.seek(1.0)")
    tab.check("#compute")
    tab.evaluate("symbody.forward(0.5)")
    longer = sb.simulate(model, [0.0, 1.0, 1.5, 2.0])
    # The second half begins anew, with errors of steps as the tolerance allows.
    got = tab.evaluate("[...symbody.y]")
    np.testing.assert_allclose(got[:2], longer.q[2], atol=1e-6)


def test_the_play_button_lets_time_pass(opened):
    tab = opened(sb.library.crane_crab())
    tab.click("#play")
    wait(tab, "symbody.t > 0.1")
    tab.click("#play")
    assert tab.evaluate("symbody.record.t.length") > 3
    assert tab.inner_text("#message") == ""


def test_keys_act_where_the_play_button_was_clicked_last(opened):
    tab = opened(sb.simulate(sb.library.pendulum(), duration=1.0))
    tab.click("#play")
    tab.keyboard.press("Space")
    assert not tab.evaluate("symbody.playing")
    for key, time in (("Home", 0.0), (".", 0.02), ("ArrowRight", 0.04)):
        tab.keyboard.press(key)
        assert tab.evaluate("symbody.t") == pytest.approx(time)


def test_time_never_goes_before_the_start(opened):
    tab = opened(sb.library.pendulum())
    tab.evaluate("symbody.play(true); symbody.frame(symbody.previous - 3000)")
    assert tab.evaluate("symbody.t") >= 0


def test_dragging_a_slider_moves_the_mechanism_with_closed_loops(opened):
    tab = opened(closed.windows(1))
    before = position(tab, tab.evaluate("symbody.data.scene.at(-1).body"))
    slider = tab.locator("input[type=range][data-name^=q_]").first
    box = slider.bounding_box()
    slider.hover()
    tab.mouse.down()
    tab.mouse.move(box["x"] + 0.65 * box["width"], box["y"] + 3, steps=5)
    tab.mouse.up()
    tab.evaluate("symbody.refresh()")
    assert tab.evaluate("symbody.engine.gap(0, symbody.y)") < 1e-9
    after = position(tab, tab.evaluate("symbody.data.scene.at(-1).body"))
    assert np.linalg.norm(np.subtract(after, before)) > 1e-2


def write(tab, name, value):
    """Type a value into the field of something."""
    tab.fill(f"input[type=number][data-name={name}]", str(value))
    tab.keyboard.press("Enter")
    tab.evaluate("symbody.refresh()")


def test_a_dependent_coordinate_gets_to_what_is_typed_or_says_its_limit(
    opened, slider_crank
):
    tab = opened(slider_crank)
    at = tab.evaluate("symbody.data.states.findIndex((s) => s.name === 'q_s')")
    write(tab, "q_s", 1.25)
    assert tab.evaluate(f"symbody.y[{at}]") == pytest.approx(1.25, abs=1e-8)
    assert tab.inner_text("#message") == ""
    write(tab, "q_s", 1.4)
    assert "q_s cannot get to 1.4000" in tab.inner_text("#message")
    assert "it stops at 1.3000" in tab.inner_text("#message")
    assert tab.input_value("input[type=number][data-name=q_s]") == "1.3"


def test_an_input_beyond_its_limits_is_told_and_shown_as_it_acts(opened):
    model = sb.library.pendulum()
    model.add_input("F", limits=(-np.inf, 5))
    tab = opened(model)
    write(tab, "F", -50)
    assert tab.evaluate("symbody.u[0]") == -50
    write(tab, "F", 50)
    assert tab.evaluate("symbody.u[0]") == 5
    assert tab.input_value("input[type=number][data-name=F]") == "5"
    assert "F = 50 is beyond its limits: it is 5" in tab.inner_text("#message")
    write(tab, "F", 4)
    assert tab.inner_text("#message") == ""


def test_an_input_that_nobody_gives_is_what_it_is_in_simulate(opened):
    model = sb.Model("pushed", gravity=(0, 0, 0))
    block = model.add_body("block", mass=1)
    rail = model.add_joint("rail", model.world, block, "Tx")
    push = model.add_input("F", unit="N", limits=(1, 5))
    model.add_load("push", sb.loads.JointForce(rail, push))
    tab = opened(model)
    tab.evaluate("for (let i = 0; i < 50; i++) symbody.forward(0.02)")
    wanted = sb.simulate(model, 1.0)
    found = tab.evaluate("[symbody.u[0], symbody.y[0]]")
    assert found == pytest.approx([1.0, wanted.q[-1, 0]], rel=1e-9)
    assert tab.input_value("input[type=number][data-name=F]") == "1"


# The greatest height of the shape of the first body, in its axes [m].
_TALL = """(() => { const part = symbody.stage.objects.flatMap((o) => o.parts)
    .find((one) => one.isSkin); part.batch.geometry.computeBoundingBox();
    return part.batch.geometry.boundingBox.max.z; })()"""


def test_shapes_follow_parameters_at_once_and_after_a_reload(opened):
    model = sb.Model("arm")
    length = model.add_parameter("L", 1.0)
    end, moments = (0, 0, -length), (0.1, 0.1, 0.001)
    arm = model.add_body("arm", mass=1, com=(0, 0, -length / 2), inertia=moments)
    hand = model.add_body("hand", mass=1, inertia=moments)
    model.add_joint("shoulder", model.world, arm, "Ry", q=0.5)
    model.add_joint("wrist", arm.add_frame("end", at=end), hand, "Ry")
    tab = opened(sb.simulate(model, 0.1))
    tall = tab.evaluate(_TALL)
    write(tab, "L", 2)
    assert tab.evaluate(_TALL) == pytest.approx(tall + 0.5, abs=1e-6)
    tab.click("#reset")
    assert tab.evaluate(_TALL) == pytest.approx(tall, abs=1e-6)
    tab = opened(model)
    before = tab.evaluate(_TALL)
    tab.evaluate("symbody.restore({ ...symbody.saved(), parameters: { L: 2 } })")
    assert tab.evaluate(_TALL) == pytest.approx(before + 0.5, abs=1e-6)


def test_bodies_that_turn_far_from_row_to_row_keep_their_size(opened):
    model = sb.library.free_body()
    spin = {"v_free_wx": 0, "v_free_wy": 0, "v_free_wz": 2.5}
    motion = sb.simulate(model, np.linspace(0, 4, 5), start=spin)
    tab = opened(sb.together({"one": motion, "other": motion}))
    tab.evaluate("symbody.seek(0.5); symbody.refresh()")
    wanted = [[np.cos(1.25), -np.sin(1.25), 0], [np.sin(1.25), np.cos(1.25), 0]]
    for rows in ("rows", "ghostRows"):
        found = np.reshape(tab.evaluate(f"[...symbody.stage.{rows}]"), (-1, 15))
        R = found[0, :9].reshape(3, 3)
        np.testing.assert_allclose(R[:2], wanted, atol=1e-6)


def test_times_of_a_short_and_late_motion_are_told_apart(opened):
    model = sb.Model("short", gravity=(0, 0, 0))
    block = model.add_body("block", mass=1)
    model.add_joint("rail", model.world, block, "Tx", v=2.0)
    tab = opened(sb.simulate(model, 1e4 + np.linspace(0, 1e-4, 11)))
    tab.evaluate("symbody.seek(10000.00005); symbody.refresh()")
    assert tab.inner_text("#clock") == "10000.0000500 s"
    assert tab.evaluate("+element('time').max") == 10000.0001
    low, high = tab.evaluate("[...symbody.plots.values()][0].span")
    assert high - low == pytest.approx(1e-4, rel=1e-4)
    ticks = tab.evaluate("ticks(10000, 10000.0001, 5)")
    assert tab.evaluate(f"digitsOf({ticks})") >= 10


def test_no_peak_of_a_long_plot_is_lost(opened):
    tab = opened(sb.library.pendulum())
    rows = tab.evaluate("drawnRows((i) => (i === 7777) - (i === 7779), 19001, 60)")
    assert {7777, 7779} < set(rows)
    assert len(rows) < 700
    gap = tab.evaluate("drawnRows((i) => (i === 7 ? NaN : i), 10, 3)")
    assert gap == [0, 2, 3, 5, 6, 8, 9]


def test_a_parameter_acts_at_once(opened):
    tab = opened(sb.library.crane_crab())
    below = position(tab, "pendulum")[2]
    tab.fill("input[type=number][data-name=l2]", "2")
    tab.keyboard.press("Enter")
    tab.evaluate("symbody.refresh()")
    assert position(tab, "pendulum")[2] == pytest.approx(2 * below, rel=1e-12)
    shown = tab.input_value("input[type=number][data-name=I2]")
    assert float(shown) == pytest.approx(4 / 12, rel=1e-5)


def test_back_at_its_start_a_motion_has_the_parameters_of_its_record(opened):
    motion = sb.simulate(sb.library.crane_crab(), 2.0)
    tab = opened(motion)
    write(tab, "m2", 3)
    tab.click("#reset")
    energy = """(([q]) => [0, 250, 500].map((k) => q.of(k)))(
        symbody.quantities().filter((q) => q.name === "total_energy"))"""
    wanted = motion.array("total_energy")[[0, 250, 500]]
    np.testing.assert_allclose(tab.evaluate(energy), wanted, rtol=1e-12)
    tab.evaluate("symbody.refresh()")
    assert tab.input_value("input[type=number][data-name=m2]") == "1"


def test_computing_begins_between_rows_of_a_record_where_the_motion_is(opened):
    model = sb.library.crane_crab()
    tab = opened(sb.simulate(model, np.linspace(0, 4, 41)))
    tab.evaluate("symbody.seek(0.55)")
    tab.check("#compute")
    tab.evaluate("for (let i = 0; i < 100; i++) symbody.forward(0.02)")
    motion = sb.simulate(model, [0.0, 2.55])
    wanted = [*motion.q[-1], *motion.v[-1]]
    np.testing.assert_allclose(tab.evaluate("[...symbody.y]"), wanted, atol=1e-5)


def test_what_clauses_set_is_never_between_its_values(opened):
    motion = sb.simulate(thermostat(), np.linspace(0, 4, 5))
    tab = opened(motion)
    at = "symbody.y[symbody.data.states.findIndex((s) => s.name === 'heater')]"
    values = [tab.evaluate(f"(symbody.seek({t}), {at})") for t in (0.3, 0.7, 1.6, 2.3)]
    assert set(values) <= {0, 1}
    tab.check("#compute")
    tab.evaluate("for (let i = 0; i < 10; i++) symbody.forward(0.02)")
    wanted = sb.simulate(thermostat(), [0.0, 2.5])
    found = tab.evaluate(
        "symbody.y[symbody.data.states.findIndex((s) => s.name === 'T')]"
    )
    assert found == pytest.approx(wanted.array("T")[-1], abs=1e-6)


def test_loops_that_follow_time_and_parameters_close_when_a_page_begins_anew(opened):
    tab = opened(sb.library.four_bar(explicit=False))
    tab.evaluate("for (let i = 0; i < 20; i++) symbody.forward(0.02)")
    write(tab, "l_crank", 0.44)
    tab.click("#reset")
    assert tab.evaluate("symbody.engine.gap(0, symbody.y)") < 1e-9
    assert tab.evaluate("symbody.y[0]") == pytest.approx(-0.6, abs=1e-8)
    model = sb.Model("driven_loop")
    a, b = (model.add_body(name, 1.0, inertia=(0.1, 0.1, 0.1)) for name in "ab")
    first = model.add_joint("first", model.world, a, "Ry", q=0.3)
    second = model.add_joint("second", a.add_frame("e", at=(0, 0, -1)), b, "Ry", q=0.2)
    angle = first.q[0] + second.q[0] - 0.5 - 0.3 * sb.sin(model.t)
    model.add_constraint("turns", sb.constraints.Algebraic(angle))
    tab = opened(model)
    tab.evaluate("for (let i = 0; i < 50; i++) symbody.forward(0.02)")
    write(tab, "q_first", 0.6)
    tab.evaluate("symbody.forward(0.02)")
    assert tab.inner_text("#message") == ""
    assert tab.evaluate("symbody.t") == pytest.approx(0.02)


def test_values_that_differ_by_rounding_are_plotted(opened):
    tab = opened(sb.library.pendulum())
    draw = "symbody.plots.values().next().value.draw([0, 1], series, 'm', 0)"
    for by in ("2.3e-16", "1e-9"):
        series = f"[{{ name: 'x', of: (i) => 1 + i*{by} }}]"
        tab.evaluate(f"(() => {{ const series = {series}; {draw}; }})()")


def on_screen(tab, body):
    """Return where the center of mass of a body is on the screen."""
    tab.evaluate("symbody.stage.draw()")
    return tab.evaluate(
        """(body) => {
        const at = new THREE.Vector3(...symbody.stage.position(body));
        const p = at.project(symbody.stage.camera);
        const box = document.getElementById("stage").getBoundingClientRect();
        return [box.x + (p.x + 1)/2*box.width, box.y + (1 - p.y)/2*box.height];
        }""",
        body,
    )


def test_a_body_at_rest_follows_the_mouse_with_closed_loops(opened):
    tab = opened(closed.windows(1))
    start = tab.evaluate("symbody.y[0]")
    tab.evaluate("symbody.setCoordinate(0, symbody.y[0] - 0.3); symbody.refresh()")
    goal = on_screen(tab, "bar0")
    tab.evaluate("symbody.setCoordinate(0, symbody.y[0] + 0.3); symbody.refresh()")
    tab.mouse.move(*on_screen(tab, "bar0"))
    tab.mouse.down()
    assert tab.evaluate("symbody.pull.body") == "bar0"
    tab.mouse.move(*goal, steps=4)
    tab.mouse.up()
    assert tab.evaluate("symbody.pull") is None
    assert tab.evaluate("symbody.y[0]") == pytest.approx(start - 0.3, abs=0.05)
    assert tab.evaluate("symbody.engine.gap(0, symbody.y)") < 1e-9


def test_a_body_in_motion_is_pulled_by_a_force(opened):
    tab = opened(sb.library.pendulum())
    body = tab.evaluate("symbody.data.scene.find((i) => i.role === 'body').name")
    tab.evaluate("symbody.speed = 0.01")
    tab.click("#play")
    x, y = on_screen(tab, body)
    tab.mouse.move(x, y)
    tab.mouse.down()
    tab.mouse.move(x + 60, y - 40, steps=3)
    wait(tab, "Math.hypot(...symbody.pull.wrench) > 0.1")
    tab.mouse.up()
    assert tab.evaluate("symbody.wholeInputs().every((x) => x === 0)")


def test_a_light_body_of_a_heavy_mechanism_is_pulled_calmly(opened):
    tab = opened(sb.library.humanoid())
    body = "head_neck_pitch_link"
    tab.mouse.move(*on_screen(tab, body))
    tab.mouse.down()
    # Its neck may be before it.
    assert tab.evaluate("symbody.pull.body").startswith("head_neck_")
    x, y = on_screen(tab, body)
    tab.evaluate("symbody.playing = true; symbody.speed = 0")
    tab.mouse.move(x + 40, y - 30)
    tab.evaluate("for (let i = 0; i < 50; i++) symbody.forward(FRAME)")
    # It falls for a second, at 9.8 m/s; a spring that overshoots gives thousands.
    assert tab.evaluate("Math.max(...symbody.y.map(Math.abs))") < 60
    assert 100 < tab.evaluate("Math.hypot(...symbody.pull.wrench.slice(0, 3))") < 3000
    tab.mouse.up()


def test_a_body_of_many_is_pulled(opened):
    tab = opened(sb.library.chain(45))
    body = tab.evaluate("symbody.data.scene.findLast((i) => i.role === 'body').name")
    tab.evaluate("symbody.speed = 0.001")
    tab.click("#play")
    x, y = on_screen(tab, body)
    tab.mouse.move(x, y)
    tab.mouse.down()
    tab.mouse.move(x + 30, y - 40, steps=3)
    wait(tab, "symbody.pull && Math.hypot(...symbody.pull.wrench) > 0.1")
    before = tab.evaluate("[...symbody.y]")
    wait(tab, f"symbody.y[44] !== {before[44]!r}")
    tab.mouse.up()
    assert tab.evaluate("symbody.wholeInputs().every((x) => x === 0)")


def test_skeletons_of_bodies_without_visuals_have_a_switch(opened, tmp_path):
    model = sb.library.double_pendulum()
    first, second = model.bodies.values()
    model.add_visual(first, sb.visuals.Sphere(0.05), name="bob")
    tab = opened(model)
    assert tab.inner_text("#bare").endswith(
        f"drawn by joints and inertia: {second.name}."
    )
    blue = []
    for _ in range(2):
        tab.evaluate("symbody.refresh()")
        tab.locator("#stage").screenshot(path=tmp_path / "page.png")
        seen = np.asarray(Image.open(tmp_path / "page.png").convert("RGB"), float)
        blue.append((seen[..., 2] - seen[..., 0] > 60).sum())
        tab.uncheck("#show-skeletons")
    assert blue[0] > 100
    assert blue[1] < blue[0] / 10


def test_the_view_goes_along_with_what_moves_away_and_elements_have_a_switch(opened):
    model = sb.Model("cart", gravity=(0, 0, -9.81))
    cart = model.add_body("cart", mass=2, inertia=(0.02, 0.02, 0.02))
    model.add_visual(cart, sb.visuals.Box((1, 0.5, 0.3)))
    model.add_joint("rail", model.world, cart, "Tx", v=3.0)
    bob = model.add_body("bob", mass=1)
    model.add_joint("hang", cart, bob, "Tz", q=-1.0)
    model.add_load("spring", sb.loads.SpringDamper(cart, bob, 100, 1, free_length=0.9))
    tab = opened(sb.simulate(model, 10.0))
    target = "symbody.stage.controls.target.toArray()"
    start = np.array(tab.evaluate(target))
    tab.evaluate("symbody.seek(0.05); symbody.refresh()")
    assert tab.evaluate(target) == pytest.approx(start)
    tab.evaluate("symbody.seek(10); symbody.refresh()")
    slack = 0.12 * tab.evaluate("symbody.stage.extent")
    moved = np.array(tab.evaluate(target)) - start
    assert moved[0] == pytest.approx(30 - slack, abs=0.1)
    tab.select_option("#follow", "")
    tab.evaluate("symbody.seek(0); symbody.refresh()")
    assert tab.evaluate(target) == pytest.approx(start + moved)
    drawn = """[...symbody.stage.batches.values()].flatMap((b) => b.drawn)
        .filter((part) => part.object.userData.role === "element").length"""
    # A coil, with the two parts of a damper in it.
    assert tab.evaluate(drawn) == 3
    tab.uncheck("#show-elements")
    assert tab.evaluate(drawn) == 0


def test_bodies_that_go_apart_stay_in_view_and_rails_go_on(opened):
    model = sb.Model("thrown", gravity=(0, 0, -9.81))
    for name, joint, speed in (("cart", "Tx", -3.0), ("stone", "Tz", 5.0)):
        body = model.add_body(name, mass=1, inertia=(0.02, 0.02, 0.02))
        model.add_joint(f"{name}_way", model.world, body, joint, v=speed)
    tab = opened(model)
    tab.evaluate("while (symbody.t < 1) symbody.forward(1/50); symbody.refresh()")
    places = tab.evaluate(
        """(() => { const { stage } = symbody, { camera } = stage;
        camera.updateMatrixWorld();
        return ["cart", "stone"].map((name) => stage.objectOf(name).position_.clone()
            .project(camera).toArray().map(Math.abs)); })()"""
    )
    assert np.max(np.array(places)[:, :2]) < 1
    lengths = """symbody.stage.objects.flatMap((o) => o.parts)
        .filter((part) => part.rule.slides)
        .map((part) => Math.hypot(...part.local.elements.slice(8, 11)))"""
    assert max(tab.evaluate(lengths)) > 3


def test_without_webassembly_the_motion_is_shown_and_the_page_says_so(opened):
    motion = sb.simulate(sb.library.double_pendulum(), duration=1.0)
    tab = opened(motion, before="delete window.WebAssembly")
    assert "does not run WebAssembly" in tab.inner_text("#notes")
    before = tab.evaluate("[...symbody.stage.rows]")
    tab.evaluate("symbody.seek(0.8); symbody.refresh()")
    after = tab.evaluate("[...symbody.stage.rows]")
    assert before != after
    assert not tab.is_visible("#compute")


def test_a_browser_that_cannot_decompress_is_told_so(browser, tmp_path):
    file = tmp_path / "page.html"
    sb.library.pendulum().to_html(file)
    tab = browser.new_page()
    tab.add_init_script("delete window.DecompressionStream")
    tab.goto(file.as_uri())
    wait(tab, "!document.getElementById('message').hidden")
    assert "this browser cannot decompress" in tab.inner_text("#message")


def test_a_saved_file_reloads_the_live_page_which_keeps_its_state(browser, tmp_path):
    file = tmp_path / "model.json"
    sb.write(sb.library.double_pendulum(), file)
    with LivePage(lambda: model_data(sb.read(file)), [file]) as live:
        tab = browser.new_page()
        tab.goto(live.url)
        tab.wait_for_selector("body[data-ready=yes]", timeout=30_000)
        tab.evaluate("symbody.setCoordinate(1, 0.75)")
        changed = sb.library.double_pendulum()
        changed.add_input("push")
        sb.write(changed, tmp_path / "changed.json")
        text = (tmp_path / "changed.json").read_text("utf-8")
        file.write_text(text.replace(f'"{changed.name}"', '"renamed"', 1), "utf-8")
        tab.wait_for_selector("input[data-name=push]", timeout=30_000)
        tab.wait_for_selector("body[data-ready=yes]", timeout=30_000)
        assert tab.evaluate("symbody.y[1]") == pytest.approx(0.75, abs=1e-12)


def test_missing_meshes_are_told_and_the_rest_is_shown(opened, tmp_path):
    file = tmp_path / "part.stl"
    file.write_text("solid\nendsolid\n")
    model = sb.library.pendulum()
    body = next(iter(model.bodies.values()))
    model.add_visual(body, sb.visuals.Mesh(file), name="cover")
    model.add_visual(body, sb.visuals.Sphere(0.1), name="bob")
    file.unlink()
    tab = opened(model)
    assert "visual 'cover': there is no file" in tab.inner_text("#notes")
    assert tab.evaluate("symbody.stage.objectOf('bob', 'visual').visible")


def test_where_no_mesh_can_be_read_the_skeleton_is_shown(opened, tmp_path):
    file = tmp_path / "part.stl"
    file.write_text("no mesh")
    model = sb.library.pendulum()
    body = next(iter(model.bodies.values()))
    model.add_visual(body, sb.visuals.Mesh(file), name="cover")
    tab = opened(model)
    assert "visual 'cover': the file" in tab.inner_text("#notes")
    drawn = "symbody.stage.objectOf({!r}).parts.some((part) => part.isSkin)"
    assert tab.evaluate(drawn.format(body.name))
    tab.locator("#stage").screenshot(path=tmp_path / "page.png")
    with pytest.warns(sb.errors.ModelWarning, match="it is not drawn"):
        model.picture().savefig(tmp_path / "cover.png")
    for picture in ("page.png", "cover.png"):
        blue = np.asarray(Image.open(tmp_path / picture).convert("RGB"), float)
        assert (blue[..., 2] - blue[..., 0] > 60).sum() > 50


def test_arrows_show_the_forces_that_the_native_run_has(opened):
    motion = sb.simulate(sb.library.crane_crab(), duration=1.0)
    tab = opened(motion)
    for kind in ("loads", "reactions"):
        tab.check(f"#show-{kind}")
    tab.evaluate(f"symbody.seek({motion.time[300]}); symbody.refresh()")
    names = tab.evaluate("symbody.data.arrows.map((a) => [a.name, a.role, a.part])")
    at = names.index(["rot_pendulum", "reaction", "force"])
    got = tab.evaluate(
        f"""(() => {{ const a = symbody.stage.arrows.rows[{at}];
        const way = new THREE.Vector3().setFromMatrixColumn(a.head.matrix, 2);
        return [a.head.hidden, ...way.normalize().toArray()]; }})()"""
    )
    local = sb.reactions(motion.compiled, motion).array("rot_pendulum_force")[300]
    R, _ = motion.compiled.pose("pendulum", motion.q[300])
    assert got[0] is False
    np.testing.assert_allclose(got[1:], R @ local / np.linalg.norm(local), atol=1e-6)
    assert "longest force" in tab.inner_text(".legend")


def test_numbers_and_units_beside_sliders_are_seen_whole(opened):
    model = sb.library.pendulum()
    for i, unit in enumerate(["kg m²/s²", "N m s/rad", "kg"]):
        model.add_parameter(f"spare_{i}", -0.012185, unit=unit)
    tab = opened(model)
    tab.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
    clipped = tab.evaluate(
        """[...document.querySelectorAll(
            '.row input[type=number], .row span:last-child')]
        .filter((e) => e.clientWidth && e.scrollWidth > e.clientWidth)
        .map((e) => [e.value ?? e.textContent, e.scrollWidth, e.clientWidth])"""
    )
    assert clipped == []
    assert tab.locator(".row span:last-child", has_text="kg m²/s²").is_visible()


def test_a_motor_has_an_arrow_and_one_in_a_screw_is_named(opened):
    model = sb.library.pendulum()
    model.add_load("motor", sb.loads.JointForce(next(iter(model.joints.values())), 3.0))
    nut = model.add_body("nut", mass=1.0)
    screw = model.add_joint("screw", model.world, nut, sb.joints.Screw("z", 0.1))
    model.add_load("wrench", sb.loads.JointForce(screw, 1.0))
    tab = opened(model)
    tab.check("#show-loads")
    told = "without wrench, in joints without axis: see their reactions"
    wait(tab, f"document.querySelector('.legend').textContent.endsWith({told!r})")
    assert "torque: 3 N m" in tab.inner_text(".legend")


def test_names_in_one_place_and_colors_of_arrows_can_be_told_apart(opened):
    tab = opened(sb.library.four_bar())
    tab.evaluate("symbody.stage.shown.names = symbody.stage.shown.frames = true")
    tab.evaluate("symbody.stage.applyShown()")
    tab.evaluate("symbody.stage.draw()")
    labels = tab.query_selector_all(".label:not([hidden])")
    assert {label.get_attribute("class").split()[1] for label in labels} == {
        "body", "joint", "frame"
    }  # fmt: skip
    boxes = [label.bounding_box() for label in labels]
    assert len(boxes) > 8
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            aside = abs(one["x"] - other["x"]) >= min(one["width"], other["width"])
            assert aside or abs(one["y"] - other["y"]) >= 17
    colors = [
        tab.evaluate(
            f"document.getElementById('show-{k}').parentElement.style.borderLeftColor"
        )
        for k in ("loads", "reactions", "constraints")
        if tab.query_selector(f"#show-{k}")
    ]
    assert "rgb(23, 128, 126)" in colors
    assert len(set(colors)) == len(colors)


def test_many_bodies_are_drawn_by_few_calls(opened):
    tab = opened(sb.library.chain(60))
    tab.evaluate("symbody.stage.draw()")
    assert tab.evaluate("symbody.stage.renderer.info.render.calls") < 20


def test_rows_of_a_closed_group_are_made_when_it_opens(opened):
    tab = opened(sb.library.chain(15))
    tab.evaluate("symbody.forward(0.4); symbody.refresh()")
    assert tab.locator("input[data-name=v_joint_3]").count() == 0
    tab.click("details[data-group='Velocities and states'] summary")
    wait(tab, "document.querySelector('input[type=number][data-name=v_joint_3]')")
    tab.evaluate("symbody.refresh()")
    shown = float(tab.input_value("input[type=number][data-name=v_joint_3]"))
    assert shown == pytest.approx(tab.evaluate("symbody.y[15 + 2]"), rel=1e-4)
    assert shown != 0.0


def test_a_mode_swings_with_its_shape_amplitude_and_closed_loops(opened):
    model = closed.windows(1)
    modes = sb.modal(model)
    tab = opened(modes, amplitude=0.02)
    tab.evaluate("symbody.takeMode(0, 0.04)")
    gaps = tab.evaluate("symbody.record.y.map((y) => symbody.engine.gap(0, y))")
    assert max(gaps) < 1e-9
    states = np.array(tab.evaluate("symbody.record.y.map((y) => [...y])"))
    free = [i for i, q in enumerate(modes.system.state_names) if q.startswith("q_")]
    swings = np.ptp(states[:, free], axis=0)
    # The largest swing is twice the amplitude, as far as motion is linear.
    assert swings.max() == pytest.approx(0.08, rel=0.05)
    assert tab.locator("#mode option").count() == len(modes.eigenvalues)


def test_ghosts_move_with_the_time_bar_and_cannot_be_pulled(opened):
    model = sb.library.pendulum()
    swings = {str(q): sb.simulate(model, 1.0, start={"q_hinge": q}) for q in (-1, 0.5)}
    tab = opened(sb.together(swings))
    place = "symbody.stage.ghostly.map((o) => o.matrix.elements.slice(12, 15))"
    assert tab.evaluate("symbody.stage.ghostly.length") > 0
    before = tab.evaluate(place)
    tab.evaluate("symbody.seek(0.7); symbody.refresh()")
    assert np.abs(np.subtract(tab.evaluate(place), before)).max() > 0.1
    assert {o["body"] for o in tab.evaluate("symbody.data.ghosts[0].scene")} == {""}
    assert "■ 0.5" in tab.inner_text("#groups")


def test_torques_that_are_rounding_are_not_drawn(opened):
    model = closed.windows(1)
    tab = opened(sb.simulate(model, duration=0.5))
    tab.check("#show-constraints")
    tab.evaluate("symbody.seek(0.4); symbody.refresh()")
    seen = tab.evaluate(
        """symbody.stage.arrows.rows.filter((a) => !a.head.hidden)
        .map((a) => a.userData.part)"""
    )
    assert set(seen) == {"force"}
    assert "torque" not in tab.inner_text(".legend")


def test_a_discrete_variable_follows_the_parameters_of_its_start(opened):
    model = sb.Model("geared", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    k = model.add_parameter("k", 2.0)
    d = model.add_discrete("d", start=3 * k)
    fixed = model.add_discrete("fixed", start=6.0)
    model.add_load("push", sb.loads.JointForce(joint, d))
    model.when(joint.q[0] - 100.0, {d: 0, fixed: 0}, name="far")
    tab = opened(model)
    now = "symbody.y.slice(2, 4).join()"
    assert tab.evaluate(now) == "6,6"
    tab.evaluate("symbody.setParameter(0, 2.5)")
    assert tab.evaluate(now) == "7.5,6"
    tab.evaluate("for (let i = 0; i < 50; i++) symbody.forward(0.02)")
    assert tab.evaluate("symbody.y[1]") == pytest.approx(7.5, rel=1e-8)
    # In a run it stays as it is, and begins from the formula the next time.
    tab.evaluate("symbody.setParameter(0, 4)")
    assert tab.evaluate(now) == "7.5,6"
    tab.evaluate("symbody.reset()")
    assert tab.evaluate(now) == "12,6"


def assert_quantities_of_contacts(tab, motion):
    """Gaps, slips and impulses of a recording are those of the motion, at any row."""
    touching = contact_quantities(motion.compiled.system)
    names = [n for one in touching for n in one.labels if one.kind != "contact force"]
    rows = [len(motion.time) // 2, len(motion.time) - 1]
    found = tab.evaluate(
        """([names, rows]) => {
          const at = Object.fromEntries(symbody.quantities().map((q) => [q.name, q]));
          return names.map((name) => rows.map((k) => at[name].of(k)));
        }""",
        [names, rows],
    )
    wanted = [motion[name].values[rows] for name in names]
    assert np.abs(wanted).max() > 1.0
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-5)


def test_contacts_are_computed_drawn_and_marked(opened):
    model = thrown_box()
    tab = opened(model)
    tab.evaluate("for (let i = 0; i < 70; i++) symbody.forward(0.02)")
    motion = sb.simulate(model, np.linspace(0, 1.4, 71))
    states = tab.evaluate("[...symbody.y]")
    wanted = [float(motion[name][-1]) for name in motion.compiled.state_labels()]
    np.testing.assert_allclose(states, wanted, rtol=0, atol=1e-5)
    forces = tab.evaluate("[...symbody.forces]")
    assert forces[0] + forces[3] == pytest.approx(9.81, rel=1e-6)  # it rests
    marks = tab.evaluate("symbody.record.marks.map(({ kind }) => kind)")
    assert len(marks) == len(motion.events)
    assert_quantities_of_contacts(tab, motion)
    tab.click("#show-contacts")
    tab.wait_for_timeout(300)
    seen = "symbody.stage.arrows.rows.filter(({ shaft }) => !shaft.hidden)"
    roles = tab.evaluate(f"{seen}.map(({{ userData }}) => userData.role)")
    assert roles == ["contact", "contact"]
    # From before the start again, what happens is the same.
    tab.evaluate("symbody.reset()")
    tab.evaluate("for (let i = 0; i < 70; i++) symbody.forward(0.02)")
    np.testing.assert_allclose(tab.evaluate("[...symbody.y]"), states, atol=1e-12)


def test_a_motion_with_contacts_is_played_with_its_forces(opened):
    motion = sb.simulate(ball(), 2.0)
    tab = opened(motion)
    assert tab.evaluate("symbody.record.marks.length") == len(motion.events)
    assert_quantities_of_contacts(tab, motion)
    tab.evaluate("symbody.seek(1.9)")
    assert tab.evaluate("symbody.forces[0]") == pytest.approx(0.5 * 9.81, rel=1e-9)
    # What it computes on from there stays at rest.
    tab.evaluate("symbody.onward()")
    tab.evaluate("element('compute').checked = true")
    tab.evaluate("for (let i = 0; i < 20; i++) symbody.forward(0.02)")
    assert tab.evaluate("symbody.y[1]") == pytest.approx(0.1, abs=1e-9)


def test_a_ball_that_is_put_into_the_floor_is_refused_by_name(opened):
    tab = opened(ball())
    tab.evaluate("symbody.setCoordinate(1, 0.02)")
    text = tab.inner_text("body")
    assert "contact floor: the gap is -0.08: bodies overlap" in text
