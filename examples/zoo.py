"""Every kind of joint, load and sensor at once.

Also: symbody simulate zoo.py --duration 5 --monitor work --rtol 1e-10
"""

import symbody as sb

model = sb.library.zoo()

if __name__ == "__main__":
    print(model)
    motion = sb.simulate(
        model, 5.0, save=sb.Save(work=True), method=sb.DP853(rtol=1e-10, atol=1e-12)
    )
    print(motion.statistics)
    largest = float(abs(motion["total_energy"]).max())
    error = float(abs(motion["energy_error"]).max())
    print(f"loads and drives do {motion.array('work')[-1]:.3f} J of work")
    print(f"the balance of energy is off by {error / largest:.1e} of {largest:.0f} J")
    push = motion.array("weld_force")[-1, 2]
    print(f"the weld of the post carries {push:.2f} N at the end")
    motion.plot(["q_nut_joint", "current", "q_fly_joint_Tz"]).savefig("zoo.png")
