"""A clock, a kettle and a shower. One unit is about 10 cm."""

import math

from materials import metal, plain, wood
from shape import ball, box, disc, flowing, group, lathe, prism, ring, tube, turned, words

WALNUT = ('#3a2416', '#6b452b')


def arch(radius, foot, high, grow=0.0):
    """Counter-clockwise, its feet at z 0."""
    r = radius + grow
    top = [(r * math.cos(a), high - radius + r * math.sin(a)) for a in [math.pi * k / 48 for k in range(49)]]
    return [(-r, foot), (r, foot), *top]


def hand(long, wide, material, angle, y):
    """Of a clock, from twelve clockwise."""
    points = [(-wide, -0.1), (wide, -0.1), (wide * 0.8, long * 0.8), (0, long), (-wide * 0.8, long * 0.8)]
    with group((0, y, 0), (0, angle, 0)):
        prism(points, 0.012, material, turn=(90, 0, 0))


def dial(radius):
    """Upright, facing -y; its middle at 0."""
    paper, ink, brass = plain('#f4ecd8', 0.6), plain('#20180f', 0.5), metal('#d3a853', 0.22)
    disc(radius, paper, (0, -0.01, 0), (90, 0, 0))
    ring(radius, 0.05, brass, (0, -0.03, 0), (90, 0, 0))
    for k in range(60):
        wide, long = (0.036, 0.13) if k % 5 == 0 else (0.008, 0.035)
        with group(turn=(0, 6 * k, 0)):
            box((wide, 0.006, long), ink, (0, -0.013, radius - 0.075 - long), 0)
    for text, x, z in (('12', 0, 0.5), ('3', 0.5, 0), ('6', 0, -0.5), ('9', -0.5, 0)):
        words(text, 0.16, ink, (x, -0.014, z))
    words('木辙', 0.075, ink, (0, -0.014, 0.26))
    hand(0.4, 0.034, ink, 305, -0.02)
    hand(0.6, 0.024, ink, 54, -0.036)
    hand(0.64, 0.007, plain('#b3331f', 0.4), 190, -0.05)
    turned([(0, 0), (0.05, 0), (0.04, 0.03), (0, 0.035)], brass, 0.01, at=(0, -0.04, 0), turn=(90, 0, 0))


def mantel_clock():
    """Bent walnut on a foot with a strip of brass."""
    timber, inner, brass = wood(*WALNUT, 1.2, 0.34), wood('#4a2f1c', '#7d5436', 1.4, 0.36), metal('#d3a853', 0.25)
    box((2.5, 0.95, 0.17), timber, (0, 0, 0), 0.03)
    box((2.36, 0.9, 0.05), brass, (0, 0, 0.168), 0.008)
    prism(arch(1.08, 0.21, 2.14), 0.82, timber, (0, 0.41, 0), (90, 0, 0), 0.05)
    prism(arch(0.97, 0.3, 2.03), 0.03, inner, (0, -0.398, 0), (90, 0, 0), 0.012)
    with group((0, -0.43, 1.12)):
        dial(0.78)


def kettle():
    """Of enamel, with a sleeve of beech on its handle."""
    coat, edge = plain('#f0ead8', 0.12, coat=0.8), plain('#23395a', 0.15, coat=0.8)
    steel, beech = metal('#d0d2d4', 0.2), wood('#b98552', '#d9ac78', grain=(1, 14, 14))
    side = flowing([[0.78, 0.02], [0.84, 0.07], [0.84, 0.2], [0.76, 0.62], [0.6, 0.92], [0.44, 1.04], [0.42, 1.07]])
    lathe([(0, 0), (0.74, 0), *side, (0.38, 1.06)], coat, smooth=50)
    ring(0.838, 0.018, edge, (0, 0, 0.08))
    ring(0.425, 0.022, edge, (0, 0, 1.075))
    lid = flowing([[0.43, 1.085], [0.36, 1.13], [0.2, 1.2], [0.05, 1.23]])
    lathe([(0.4, 1.07), *lid, (0, 1.23)], coat, smooth=50)
    turned([(0, 1.22), (0.05, 1.22), (0.045, 1.27), (0.11, 1.32), (0.11, 1.38), (0, 1.42)], beech, 0.03)
    spout = [(0.62, 0, 0.38), (0.9, 0, 0.5), (1.06, 0, 0.78), (1.24, 0, 1.02), (1.34, 0, 1.06)]
    tube(spout, 0.12, coat, radii=[1.5, 1.15, 0.85, 0.68, 0.66])
    ring(0.08, 0.016, edge, (1.34, 0, 1.06), (0, 68, 0))
    for x in (-1, 1):
        box((0.05, 0.2, 0.2), coat, (x * 0.58, 0, 0.86), 0.02, (0, x * -32, 0))
        ball(0.045, steel, (x * 0.62, -0.11, 0.98), steps=24)
    bail = [(0.6, 0.98), (0.66, 1.3), (0.56, 1.64), (0.34, 1.82), (0, 1.87)]
    line = [(-x, z) for x, z in bail] + [(x, z) for x, z in reversed(bail[:-1])]
    tube([(x, 0, z) for x, z in line], 0.032, steel)
    tube([(-0.36, 0, 1.815), (-0.18, 0, 1.86), (0, 0, 1.872), (0.18, 0, 1.86), (0.36, 0, 1.815)], 0.075, beech)
    words('茶屿', 0.16, edge, (0, 0, 0.5), around=0.81)


def nozzles(radius, low):
    """Soft grains in rings on the face of a shower."""
    soft = plain('#8b9094', 0.6)
    for r, count in ((0.0, 1), (0.1, 6), (0.19, 12), (0.28, 18), (0.37, 24), (0.44, 30)):
        for k in range(count):
            a = 2 * math.pi * k / count
            spot = (r * math.cos(a) * radius / 0.5, r * math.sin(a) * radius / 0.5, low)
            turned([(0.017, 0), (0.012, 0.022), (0, 0.024)], soft, 0.004, at=spot, steps=10)


def shower_head(chrome):
    """Lying on its back, the grip towards -y."""
    white = plain('#f3f4f4', 0.25, coat=0.5)
    back = flowing([[0.16, -0.2], [0.34, -0.14], [0.52, -0.05], [0.57, 0.02], [0.56, 0.06]])
    lathe([(0, -0.22), *back, (0.5, 0.075)], chrome, smooth=60)
    turned([(0.52, 0.07), (0.5, 0.085), (0, 0.085)], white, 0.01)
    ring(0.33, 0.006, chrome, (0, 0, 0.085))
    nozzles(0.5, 0.084)
    grip = [(0, -0.3, -0.06), (0, -0.62, -0.12), (0, -1.0, -0.22), (0, -1.5, -0.36), (0, -1.86, -0.45)]
    tube(grip, 0.15, chrome, radii=[1.5, 1.12, 0.95, 0.9, 0.86])
    box((0.1, 0.26, 0.05), white, (0, -0.8, -0.06), 0.02, (16, 0, 0))
    with group((0, -1.84, -0.445), (104, 0, 0)):
        turned([(0, 0), (0.135, 0), (0.135, 0.05), (0.09, 0.06), (0.09, 0.2), (0, 0.2)], metal('#c9a45a', 0.3), 0.01)
        for k in range(6):
            ring(0.09, 0.01, metal('#c9a45a', 0.3), (0, 0, 0.08 + 0.02 * k))


def shower_bracket(chrome):
    """Glued to the tile, not drilled; lying on its back."""
    turned([(0, 0), (0.3, 0), (0.3, 0.06), (0.26, 0.09), (0, 0.09)], chrome, 0.02)
    turned([(0, 0.08), (0.1, 0.08), (0.09, 0.3), (0, 0.3)], chrome, 0.02)
    wall = [(0.13, -0.16), (0.2, -0.16), (0.22, 0.16), (0.15, 0.16), (0.13, -0.16)]
    lathe(wall, chrome, (0, -0.06, 0.44), (76, 0, 0))


def shower():
    chrome = metal('#e2e5e8', 0.08)
    with group((0.1, 0.62, 0.64), (0, 0, -30)), group(turn=(-2, 0, 0)):
        shower_head(chrome)
    with group((0.86, -0.42, 0), (0, 0, 24)):
        shower_bracket(chrome)
