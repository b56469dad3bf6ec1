from symbody.results.record import Statistics, Status


def test_only_completed_is_completed():
    assert Status("completed", "").completed
    assert not Status("interrupted", "").completed
    assert not Status("failed", "").completed


def test_a_status_reads_as_a_sentence():
    status = Status("interrupted", "interrupted at t = 1 s of 2 s.")
    assert str(status) == "interrupted: interrupted at t = 1 s of 2 s."


def test_statistics_tell_what_the_method_counts():
    explicit = Statistics("DP54", 10, 2, 74, 0, 0.00123456, stiff=True)
    assert str(explicit) == (
        "DP54: 10 steps, 2 rejected, 74 evaluations in 0.00123 s, "
        "stiff: try an implicit method"
    )
    implicit = Statistics("IDA", 10, None, 30, 3, 0.5)
    assert str(implicit) == "IDA: 10 steps, 30 evaluations, 3 Jacobians in 0.5 s"
