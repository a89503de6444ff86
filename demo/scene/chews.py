"""Chews in twisted papers. One unit is about 2.5 cm."""

import math
import random

from materials import feed, node, plain, ramp, rgb, where
from shape import box, flowing, group, lathe


def paper(color):
    """Waxed, with bands around the sweet."""
    made = plain(color, 0.32, coat=0.35)
    bands = node(made, 'ShaderNodeTexWave', {'Vector': where(made), 'Scale': 1.55}, bands_direction='Z')
    feed(made, 'Base Color', ramp(made, (bands, 'Fac'), [(0.62, color), (0.66, '#f8f2e7')]))
    return made


def twist(wrap, way, chance):
    """The end of the paper: pleats from a narrow neck to a fan, which lies flat."""
    turn = chance.uniform(0, 360)
    with group((0, 0, 0.3 * way), (0 if way > 0 else 180, 0, 0)):
        fan = lathe(
            flowing([(0.085, -0.05), (0.055, 0.02), (0.075, 0.07), (0.16, 0.17), (0.235, 0.29)]),
            wrap,
            shape=lambda a: 1 + 0.2 * math.cos(9 * a + turn) + 0.06 * math.cos(4 * a),
            steps=180,
            smooth=180,
        )
    fan.scale = (0.62, 1, 1)
    change = fan.modifiers.new('thick', 'SOLIDIFY')
    change.thickness = 0.008


def chew(wrap, chance, at, yaw, tip=0):
    with group(at, (0, 90 + tip, yaw)):
        lathe(
            flowing(
                [(0.07, -0.31), (0.16, -0.26), (0.215, -0.14), (0.225, 0), (0.215, 0.14), (0.16, 0.26), (0.07, 0.31)]
            ),
            wrap,
            smooth=180,
        )
        twist(wrap, 1, chance)
        twist(wrap, -1, chance)


def chews(color, inside):
    """A handful, and two without their papers."""
    chance = random.Random(8)
    wrap = paper(color)
    soft = plain(inside, 0.35, coat=0.2, Subsurface=0.25, **{'Subsurface Color': rgb(inside)})
    for x, y, yaw in ((-0.62, 0.42, 28), (0.42, 0.52, -18), (-0.1, -0.02, 8), (-0.98, -0.22, -34), (0.82, -0.1, 40)):
        chew(wrap, chance, (x, y, 0.225), yaw)
    chew(wrap, chance, (-0.28, 0.24, 0.6), -24, 4)
    chew(wrap, chance, (0.4, 0.2, 0.58), 62, -6)
    box((0.36, 0.3, 0.24), soft, (0.12, -0.62, 0), 0.06, (0, 0, 18))
    box((0.36, 0.3, 0.24), soft, (-0.32, -0.68, 0), 0.06, (0, 0, -26))
