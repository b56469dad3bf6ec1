import symbody as sb
from symbody.library import closed_by_constraints as closed


def texts(ax):
    return [text.get_text() for text in ax.texts]


def test_the_tree_names_bodies_joints_and_what_closes_loops():
    model = closed.windows(1)
    shown = texts(model.plot_tree())
    assert {"world", *model.bodies, *model.constraints} <= set(shown)
    assert any(text.startswith("pivot0: Rz") for text in shown)


def test_children_stand_below_their_parents():
    ax = sb.library.double_pendulum().plot_tree()
    heights = {t.get_text(): t.get_position()[1] for t in ax.texts}
    upper, lower = sb.library.double_pendulum().bodies
    assert heights["world"] > heights[upper] > heights[lower]
