"""Tents, lanterns, packs, bottles and balls."""

import math

from materials import bump, fabric, glass, glow, leather, metal, node, plain, rubber, where
from shape import ball, box, disc, flowing, group, lathe, mesh, ring, strip, stuffed, tube, turned


def tent(cloth='#d9c7a3', inside='#6b5a41', trim='#9b4a2c', width=1.7, length=1.9, height=1.25, **spot):
    """A ridge tent of canvas, its open end towards -y."""
    canvas, dark, edge = fabric(cloth, 120, 0.25), fabric(inside, 120, 0.2), fabric(trim, 120, 0.2)
    canvas.use_backface_culling = False
    steps = 16
    side_line = lambda t: (width / 2 * t, height * (1 - t) - 0.13 * math.sin(math.pi * t))
    with group(**spot) as root:
        for side in (-1, 1):
            verts, faces = [], []
            for j in range(steps + 1):
                y = -length / 2 + length * j / steps
                dip = 0.06 * math.sin(math.pi * j / steps)
                for i in range(steps + 1):
                    x, z = side_line(i / steps)
                    verts.append((side * x, y, max(0.0, z - dip * (1 - i / steps))))
            for j in range(steps):
                for i in range(steps):
                    a = j * (steps + 1) + i
                    faces.append((a, a + 1, a + steps + 2, a + steps + 1))
            mesh(verts, faces, canvas, smooth=180)
            tube([(side * side_line(i / 8)[0], -length / 2, side_line(i / 8)[1]) for i in range(9)], 0.018, edge)
            flap = [(side * side_line(i / 8)[0] * 0.98, -length / 2 + 0.01, side_line(i / 8)[1]) for i in range(9)]
            inner = [
                (side * (0.06 + 0.3 * math.sin(i / 8 * 1.4)), -length / 2 - 0.05 + 0.04 * math.sin(i * 2.2), z)
                for i, (_, _, z) in enumerate(flap)
            ]
            mesh([*flap, *inner], [(i, i + 1, i + 10, i + 9) for i in range(8)], canvas, smooth=180)
        back = [(s * x, length / 2 - 0.02, z) for s in (1, -1) for x, z in [side_line(i / 8) for i in range(9)][::-s]]
        mesh(back, [tuple(range(len(back)))], dark)
        mesh(
            [
                (-width / 2, -length / 2, 0.01),
                (width / 2, -length / 2, 0.01),
                (width / 2, length / 2, 0.01),
                (-width / 2, length / 2, 0.01),
            ],
            [(0, 1, 2, 3)],
            dark,
        )
        tube([(0, -length / 2, 0), (0, -length / 2, height + 0.08)], 0.022, plain('#7a5230', 0.5), soft=False)
        tube([(0, -length / 2, height + 0.02), (0, -length / 2 - 0.75, 0)], 0.005, plain('#efe6d2', 0.8), soft=False)
    return root


def basketball(color='#c2571c', radius=0.36, **spot):
    hide = plain(color, 0.5)
    cells = node(hide, 'ShaderNodeTexVoronoi', {'Vector': where(hide), 'Scale': 62.0})
    bump(hide, (cells, 'Distance'), 0.5, 0.012)
    seam = plain('#171412', 0.6)
    with group(**spot) as root, group((0, 0, radius), (12, 18, 35)):
        ball(radius, hide, steps=64)
        ring(radius, 0.007, seam)
        ring(radius, 0.007, seam, turn=(90, 0, 0))
        for side in (-1, 1):
            path = []
            for i in range(64):
                a = 2 * math.pi * i / 64
                x = side * (0.62 - 0.16 * math.cos(2 * a))
                wide = math.sqrt(max(0.0, 1 - x * x))
                path.append((radius * x, radius * wide * math.cos(a), radius * wide * math.sin(a)))
            tube(path, 0.007, seam, closed=True, soft=False)
    return root


def backpack(cloth='#3f5a4a', trim='#8a5a34', **spot):
    """Seen from its front, towards -y."""
    shell, hide, steel = fabric(cloth, 170, 0.25), leather(trim), metal('#c9a86a', 0.3)
    with group(**spot) as root:
        stuffed((0.86, 0.5, 1.12), shell, (0, 0, 0), square=0.42, flat=0.42)
        stuffed((0.64, 0.24, 0.5), shell, (0, -0.24, 0.1), square=0.4, flat=0.4)
        stuffed((0.9, 0.56, 0.36), shell, (0, -0.02, 0.86), square=0.42, flat=0.6)
        for side in (-1, 1):
            stuffed((0.2, 0.32, 0.46), shell, (side * 0.44, 0, 0.1), square=0.45, flat=0.45)
            strip(
                [(-0.37, 0.42), (-0.355, 0.62), (-0.335, 0.86), (-0.27, 1.08), (-0.1, 1.21)],
                0.07,
                hide,
                (side * 0.22, 0, 0),
                (0, 0, 90),
                0.012,
            ).rotation_euler[2] = math.pi / 2
            box((0.1, 0.03, 0.08), steel, (side * 0.22, -0.375, 0.6), 0.012)
        tube([(-0.1, 0.1, 1.2), (-0.08, 0.1, 1.3), (0.08, 0.1, 1.3), (0.1, 0.1, 1.2)], 0.022, hide)
        stuffed((0.96, 0.24, 0.24), fabric('#b59a6a', 150, 0.3), (0, -0.06, 1.2), square=0.25, flat=1.0)
        for side in (-1, 1):
            ring(0.125, 0.014, hide, (side * 0.28, -0.06, 1.32), (0, 90, 0))
    return root


def lantern(color='#37493f', lit=14.0, **spot):
    body, wire = plain(color, 0.35, metal=0.4, coat=0.3), metal('#b9bcc0', 0.3)
    with group(**spot) as root:
        turned([(0, 0), (0.24, 0), (0.25, 0.05), (0.19, 0.17), (0.13, 0.2), (0, 0.2)], body, 0.02)
        lathe(flowing([(0.11, 0.2), (0.17, 0.3), (0.18, 0.42), (0.12, 0.56), (0.1, 0.58)]), glass('#fff6e6'))
        lathe(flowing([(0.001, 0.24), (0.03, 0.28), (0.034, 0.33), (0.02, 0.4), (0.0, 0.47)]), glow('#ffb45a', lit))
        turned([(0.1, 0.57), (0.17, 0.57), (0.19, 0.6), (0.1, 0.68), (0.12, 0.76), (0.05, 0.8), (0, 0.8)], body, 0.015)
        for side in (-1, 1):
            tube([(side * 0.2, 0, 0.12), (side * 0.24, 0, 0.35), (side * 0.19, 0, 0.62)], 0.014, wire)
        tube([(-0.2, 0, 0.6), (-0.2, 0, 0.82), (0, 0, 0.98), (0.2, 0, 0.82), (0.2, 0, 0.6)], 0.009, wire)
    return root


def flask(color='#33556b', cap='#c9ccd0', height=1.0, radius=0.17, **spot):
    coat, steel = plain(color, 0.4, coat=0.1), metal(cap, 0.25)
    with group(**spot) as root:
        turned([(0, 0), (radius, 0), (radius, 0.04), (0, 0.04)], steel, 0.01)
        turned(
            [
                (radius, 0.035),
                (radius, height * 0.72, 0.1),
                (radius * 0.72, height * 0.8, 0.04),
                (radius * 0.72, height * 0.83),
            ],
            coat,
            0.03,
        )
        turned(
            [(radius * 0.76, height * 0.825), (radius * 0.78, height * 0.84), (radius * 0.78, height), (0, height)],
            steel,
            0.015,
        )
        ring(radius * 0.45, 0.016, rubber('#2a2a2a'), (0, 0, height + 0.02), (90, 0, 0), (1, 1, 1))
    return root


def enamel_mug(color='#e9e4d6', rim='#27364a', **spot):
    coat, line = plain(color, 0.18, coat=0.6), plain(rim, 0.2, coat=0.5)
    with group(**spot) as root:
        turned([(0, 0), (0.2, 0), (0.21, 0.36), (0.195, 0.36), (0.185, 0.02), (0, 0.02)], coat, 0.012)
        ring(0.204, 0.009, line, (0, 0, 0.36))
        tube([(0.2, 0, 0.3), (0.34, 0, 0.3), (0.35, 0, 0.16), (0.2, 0, 0.08)], 0.018, coat)
        disc(0.185, plain('#2a160b', 0.05), (0, 0, 0.3))
    return root
