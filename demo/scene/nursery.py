"""Bottles, bowls and bath toys for small children. One unit is about 10 cm."""

import math

from materials import glass, plain, rgb
from mould import lofted
from shape import ball, box, disc, flowing, group, lathe, ring, rounded, slab, stuffed, tube, turned, words


def teat(z, rim, ring_color):
    """The screwed ring and the teat above it; `rim`: the radius."""
    soft = plain('#f1e2c8', 0.25, coat=0.3, Transmission=0.35)
    shell = plain(ring_color, 0.35, coat=0.3)
    turned(
        [(rim, z - 0.02), (rim * 1.06, z), (rim * 1.06, z + 0.22), (rim * 0.9, z + 0.27), (rim * 0.66, z + 0.27)],
        shell,
        0.03,
    )
    for i in range(48):
        a = 2 * math.pi * i / 48
        spot = lambda up: (rim * 1.062 * math.cos(a), rim * 1.062 * math.sin(a), z + up)
        tube([spot(0.04), spot(0.17)], 0.008, shell, soft=False)
    dome = [(rim * 0.74, z + 0.25), (rim * 0.7, z + 0.32), (rim * 0.46, z + 0.46), (0.14, z + 0.6), (0.1, z + 0.74)]
    lathe(flowing([*map(list, dome), [0.11, z + 0.82], [0.07, z + 0.91], [0, z + 0.93]]), soft)


def milk_white():
    return plain('#fbf6ea', 0.5, Emission=rgb('#fbf3e2'), **{'Emission Strength': 0.3})


def marks(radius, heights, ink):
    for z, text in heights:
        words(text, 0.055, ink, (0.0, 0, z), around=radius)
        for k in range(2):
            path = [(radius * math.sin(a), -radius * math.cos(a), z + 0.065 * k) for a in (-0.62, -0.52, -0.42, -0.3)]
            tube(path[: 4 - k], 0.005, ink)


def ppsu_bottle(color):
    """Of amber PPSU, with two handles."""
    amber, milk, ink = glass('#fcefd9', 0.03), milk_white(), plain('#7a4a22', 0.6)
    wall = [(0, 0.01), (0.36, 0), (0.4, 0.05), (0.4, 0.5), (0.36, 0.72), (0.4, 0.95), (0.39, 1.15)]
    with group(turn=(0, 0, 14)):
        line = rounded(wall[:3], 0.04) + flowing([list(p) for p in wall[2:]])
        lathe([*line, (0, 1.15)], amber)
        lathe([(0, 0.03), (0.36, 0.03)] + [(r - 0.02, z) for r, z in line if 0.06 < z < 0.88] + [(0, 0.88)], milk)
        marks(0.405, ((0.24, '60'), (0.44, '90')), ink)
        teat(1.13, 0.4, color)
        handle = plain(color, 0.35, coat=0.3)
        turned([(0.4, 1.0), (0.445, 1.0), (0.445, 1.1), (0.4, 1.1)], handle, 0.02)
        for side in (-1, 1):
            points = [(0.42, 1.05), (0.62, 1.1), (0.78, 0.92), (0.76, 0.6), (0.6, 0.42), (0.5, 0.5)]
            tube([(side * x, 0, z) for x, z in points], 0.058, handle, radii=[1.2, 1, 1, 1, 1, 0.9])


def glass_bottle():
    """In a sleeve of silicone with a window."""
    clear, milk, sleeve = glass('#fafdfd'), milk_white(), plain('#e5a08f', 0.55, Sheen=0.3)
    with group(turn=(0, 0, 8)):
        line = rounded([(0, 0.02), (0.34, 0.02), (0.37, 0.06), (0.37, 1.0), (0.34, 1.14), (0.34, 1.24)], 0.04)
        lathe([*line, (0, 1.24)], clear)
        turned([(0, 0.05), (0.352, 0.05), (0.352, 0.86), (0, 0.86)], milk, 0.03)
        turned([(0, 0), (0.39, 0), (0.4, 0.05), (0.4, 0.34), (0.375, 0.35)], sleeve, 0.03)
        turned([(0.375, 0.96), (0.4, 0.97), (0.4, 1.06), (0.375, 1.07)], sleeve, 0.02)
        for k in range(6):
            a = 2 * math.pi * (k + 0.5) / 6
            steps = [a - 0.16, a - 0.08, a, a + 0.08, a + 0.16]
            for off in steps:
                path = [(0.388 * math.cos(off), 0.388 * math.sin(off), z) for z in (0.3, 0.7, 1.0)]
                tube(path, 0.024, sleeve, soft=False)
        marks(0.375, ((0.5, '60'), (0.66, '90'), (0.84, '120')), plain('#5a6a72', 0.6))
        teat(1.2, 0.35, '#f3efe6')


def suction_bowl(color):
    """One side is higher; the soft spoon lies before it."""
    soft, porridge = plain(color, 0.5, Sheen=0.25), plain('#f0d9a6', 0.6)
    with group((-0.1, 0.14, 0)):
        turned([(0, 0), (0.46, 0), (0.5, 0.03), (0.36, 0.1), (0, 0.12)], soft, 0.02)
        stuffed((0.24, 0.22, 0.05), soft, (0.5, -0.22, 0.0), (0, 0, -24), square=0.6)
        outer = flowing([[0.32, 0.1], [0.52, 0.16], [0.66, 0.36], [0.7, 0.6]])
        inner = flowing([[0.64, 0.6], [0.6, 0.38], [0.46, 0.2], [0, 0.16]])
        body = lathe([*outer, [0.685, 0.63], [0.655, 0.63], *inner], soft, steps=160, smooth=180)
        for vertex in body.data.vertices:
            x, y, z = vertex.co
            vertex.co.z += max(0.0, z - 0.3) * 0.5 * (0.5 + 0.5 * y / 0.7)
        disc(0.575, porridge, (0, 0, 0.36))
        for k in range(9):
            a, r = k * 2.4, 0.12 + 0.04 * k
            ball(0.05, plain(('#d8503f', '#4f9a4a', '#e8a23a')[k % 3], 0.4), (r * math.cos(a), r * math.sin(a), 0.37))
    with group((0.2, -0.78, 0.06), (0, 0, 12)):
        section = lambda t: [
            (1.0 * t - 0.75, (0.085 - 0.03 * math.sin(math.pi * t)) * math.cos(a), 0.06 * math.sin(a) + 0.02)
            for a in [-2 * math.pi * k / 24 for k in range(24)]
        ]
        lofted(section, 16, 24, plain('#f3ead8', 0.4, coat=0.2))
        bowl = [(0, 0.0), (0.1, 0.01), (0.17, 0.07), (0.165, 0.09), (0.1, 0.035), (0, 0.025)]
        lathe(flowing([list(p) for p in bowl]), soft, at=(0.42, 0, -0.02)).scale = (1.35, 0.9, 1)


def whale(color, belly='#f4f2ea'):
    """Spouting; its face towards -x."""
    shell, pale, dark = plain(color, 0.28, coat=0.5), plain(belly, 0.35, coat=0.4), plain('#23262b', 0.15, coat=0.8)
    steps = 40

    def outline(t, grow=1.0, low=-1.0):
        x = -0.9 + 2.0 * t
        fat = math.sin(math.pi * min(1, t * 1.06) ** 0.62) ** 0.62 * (1 - 0.32 * t)
        lift = 0.34 * max(0, t - 0.5) ** 1.5
        ways = [2 * math.pi * k / 40 for k in range(40)]
        place = lambda a: (x, -0.62 * fat * grow * math.cos(a), 0.56 + lift + 0.56 * fat * grow * max(low, math.sin(a)))
        return [place(a) for a in ways]

    with group(turn=(0, 0, 24)):
        lofted(lambda t: outline(0.004 + 0.95 * t), steps, 40, shell, smooth=180)
        with group((0, 0, -0.012)):
            under = lofted(lambda t: outline(0.01 + 0.8 * t, 1.008), steps, 40, pale, smooth=180)
            for vertex in under.data.vertices:
                rim = 0.36 + 0.1 * (vertex.co.x + 0.3)
                if vertex.co.z > rim:
                    vertex.co.z = rim
                    vertex.co.y *= 0.97
        for side in (-1, 1):
            stuffed((0.5, 0.32, 0.1), shell, (1.16, side * 0.22, 0.62), (side * -12, -16, side * 46), square=0.8)
            stuffed((0.42, 0.22, 0.08), shell, (0.0, side * 0.58, 0.26), (side * -34, 0, side * 52), square=0.8)
            with group((-0.62, side * 0.46, 0.6), (90 if side < 0 else -90, 0, 0)):
                ball(0.085, dark, scale=(1, 1, 0.6))
                ball(0.028, plain('#ffffff', 0.3), (-0.03, 0.035 * (1 if side < 0 else -1), 0.05))
            ball(0.09, plain('#f09a8a', 0.5), (-0.5, side * 0.535, 0.44), (1, 0.2, 0.62))
        turned([(0, 0), (0.11, 0), (0.09, 0.06), (0.05, 0.07), (0.04, 0.02)], pale, 0.015, at=(-0.3, 0, 1.1))
        spray()


def spray():
    """A little fountain from its head."""
    water = plain('#c4e4f4', 0.08, coat=0.8)
    for k in range(7):
        a, far = 2 * math.pi * k / 7, 0.24 if k else 0
        path = [(0, 0, 1.12), (far * 0.3, 0, 1.42), (far * 0.8, 0, 1.5), (far * 1.15, 0, 1.34)]
        turn = lambda x, z: (-0.3 + x * math.cos(a), x * math.sin(a), z)
        tube([turn(x, z) for x, _, z in path], 0.03, water, radii=[0.7, 1, 1, 1.3])
        x, z = far * 1.3, 1.2
        ball(0.035, water, turn(x, z))


def bristles(wide, long, at, colors):
    """Tufts in rows along y, upright."""
    for i in range(4):
        for j in range(7):
            x, y = at[0] + wide * (i / 3 - 0.5), at[1] + long * (j / 6 - 0.5)
            box((wide / 3.4, long / 6.6, 0.15), plain(colors[1 < j < 5 and 0 < i < 3], 0.75), (x, y, at[2]), 0.008)


def small_toothbrush(color):
    """Short and thick, a soft ring about its middle; the cap for its head lies beside it."""
    shell, soft = plain(color, 0.3, coat=0.4), plain('#f6efe2', 0.6)
    with group((-0.1, 0, 0), (0, 0, 34)):
        points = [(0, -0.9, 0.12), (0, -0.5, 0.13), (0, 0.0, 0.1), (0, 0.34, 0.09), (0, 0.66, 0.1)]
        tube(points, 0.12, shell, radii=[0.85, 1.05, 0.8, 0.5, 0.45])
        ball(0.102, shell, (0, -0.9, 0.12))
        for k in range(6):
            with group((0, -0.66 + 0.075 * k, 0.13 - 0.002 * k), (90, 0, 0)):
                ring(0.118 - 0.002 * k, 0.02, soft)
        slab(0.2, 0.42, 0.09, 0.09, shell, (0, 0.8, 0.06), edge=0.03)
        bristles(0.12, 0.3, (0, 0.8, 0.14), ('#fbfaf5', color))
    with group((0.52, -0.3, 0.0), (0, 0, -22)):
        cap = plain('#eaf0f3', 0.2, coat=0.6)
        slab(0.3, 0.56, 0.3, 0.12, cap, edge=0.05)
        for k in range(4):
            disc(0.022, plain('#b9c3c9', 0.5), (0, -0.15 + 0.1 * k, 0.303), steps=20)


def standing_toothbrushes(color):
    """A pair for small hands, on suckers."""
    white = plain('#f4f2ec', 0.4, coat=0.2)
    for x, y, turn in ((-0.34, 0.1, 16), (0.34, -0.12, -14)):
        with group((x, y, 0), (0, 0, turn)):
            shell = plain(color, 0.35, coat=0.3)
            turned([(0, 0), (0.26, 0), (0.2, 0.08), (0.1, 0.14), (0.1, 0.2)], white, 0.02)
            lathe(
                flowing([[0.1, 0.16], [0.17, 0.36], [0.15, 0.72], [0.1, 1.0], [0.065, 1.2], [0.06, 1.42], [0, 1.44]]),
                shell,
            )
            for k in range(5):
                ring(0.168 - 0.002 * k, 0.016, white, (0, 0, 0.42 + 0.07 * k))
            with group((0, 0.05, 1.56), (90, 0, 0)):
                slab(0.23, 0.42, 0.1, 0.1, white, edge=0.03)
                slab(0.17, 0.36, 0.09, 0.08, shell, (0, 0, 0.03), edge=0.02)
                bristles(0.12, 0.28, (0, 0, 0.1), ('#fbfaf5', color))
