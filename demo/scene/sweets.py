"""Doughnuts, puddings, blocks of sugar and of cocoa. One unit is about 10 cm."""

import math
import random

from materials import bump, glaze, noise, plain, skin
from shape import add, ball, box, flowing, group, lathe, mesh, ring, slab, tube, words


def icing(material, radius=0.3, thick=0.205):
    """Over the upper side of a ring; its edge runs."""
    steps, rows = 96, 18
    verts = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        out = math.radians(6 + 12 * math.sin(5 * a + 1) + 7 * math.sin(9 * a))
        inn = math.radians(168 + 8 * math.sin(4 * a))
        for k in range(rows + 1):
            b = out + (inn - out) * k / rows
            r, z = radius + thick * math.cos(b), 0.82 * thick * math.sin(b)
            verts.append((r * math.cos(a), r * math.sin(a), z))
    n = rows + 1
    faces = [
        (i * n + k, (i + 1) % steps * n + k, (i + 1) % steps * n + k + 1, i * n + k + 1)
        for i in range(steps)
        for k in range(rows)
    ]
    made = mesh(verts, faces, material, smooth=180)
    change = made.modifiers.new('thick', 'SOLIDIFY')
    change.thickness, change.offset = 0.03, 0.6
    return made


def doughnuts(glaze_color):
    """Six, on a tray."""
    chance = random.Random(4)
    dough = skin([(0.3, '#a8682c'), (0.7, '#cf9550')], 4, rough=0.7)
    coat = plain(glaze_color, 0.22, coat=0.5)
    bits = [plain(c, 0.4) for c in ('#e8c23f', '#d9485a', '#4a9ac2', '#f3efe6', '#6aa84a')]
    crumb = tube([(-0.028, 0, 0), (0.028, 0, 0)], 0.0115, None, (0, 0, -40), soft=False).data
    crumb.bevel_resolution = 2
    kinds = []
    for bit in bits:
        kind = crumb.copy()
        kind.materials.append(bit)
        kinds.append(kind)
    slab(2.35, 3.4, 0.06, 0.14, glaze('#e6e0d3', rough=0.3), (0, 0, 0), (0, 0, 76), edge=0.02)
    with group(turn=(0, 0, -14)):
        for i in range(3):
            for j in range(2):
                with group((-1.05 + 1.05 * i, -0.52 + 1.04 * j, 0.22), (0, 0, chance.uniform(0, 360)), 0.98):
                    ring(0.3, 0.2, dough, scale=(1, 1, 0.82))
                    icing(coat)
                    for _ in range(46):
                        a, b = chance.uniform(0, 6.28), math.radians(chance.uniform(38, 142))
                        r, z = 0.3 + 0.226 * math.cos(b), 0.19 * math.sin(b)
                        add(
                            chance.choice(kinds),
                            None,
                            (r * math.cos(a), r * math.sin(a), z),
                            (0, 0, chance.uniform(0, 180)),
                        )


def puddings(custard, sauce):
    """Six, turned out of their moulds."""
    body = plain(custard, 0.3, coat=0.3, Specular=0.4)
    top = plain(sauce, 0.08, coat=0.7)
    slab(2.3, 3.3, 0.07, 0.2, glaze('#eeeae0', rough=0.14), (0, 0, 0), (0, 0, 78), edge=0.03)
    chance = random.Random(2)
    with group(turn=(0, 0, -12)):
        for i in range(3):
            for j in range(2):
                with group((-1.0 + 1.0 * i, -0.5 + 1.0 * j, 0.07)):
                    lathe(
                        flowing(
                            [(0.0, 0), (0.38, 0.0), (0.4, 0.03), (0.36, 0.26), (0.315, 0.5), (0.27, 0.545), (0, 0.55)]
                        ),
                        body,
                    )
                    lathe([(0.322, 0.47), (0.333, 0.475), (0.325, 0.52), (0.276, 0.562), (0, 0.572)], top, smooth=180)
                    for k in range(9):
                        a, low = 2 * math.pi * k / 9 + chance.uniform(-0.2, 0.2), chance.uniform(0.2, 0.4)
                        at = lambda r, z: (r * math.cos(a), r * math.sin(a), z)
                        tube(
                            [at(0.3, 0.53), at(0.322, 0.47), at(0.322 + (0.47 - low) * 0.17, low)],
                            0.034,
                            top,
                            radii=[0.8, 1, 1.15],
                        )


def ginger_sugar():
    """Twelve blocks before their box, and a piece of ginger."""
    sugar = skin([(0.3, '#2a140a'), (0.6, '#4a2614'), (0.8, '#633519')], 7, rough=0.6)
    bump(sugar, noise(sugar, 30, detail=4), 0.5, 0.02)
    chance = random.Random(7)
    with group((0.16, 0.56, 0), (0, 0, -10)):
        box((1.5, 0.5, 1.0), plain('#7d2f1c', 0.6), (0, 0, 0), 0.012)
        box((1.1, 0.01, 0.66), plain('#f1e2c2', 0.75), (0, -0.252, 0.17), 0.003)
        words('老姜\n黑糖块', 0.17, plain('#5a2414', 0.75), (0, -0.262, 0.57))
        words('谷粒屋 · 十二块', 0.058, plain('#5a2414', 0.75), (0, -0.262, 0.27))
    for i in range(12):
        x, y = -0.78 + 0.34 * (i % 4), -0.16 - 0.33 * (i // 4)
        box((0.27, 0.25, 0.25), sugar, (x, y, 0), 0.02, (0, 0, chance.uniform(-14, 14)))
    root = skin([(0.3, '#b98a52'), (0.7, '#d3ab72')], 5, (1, 1, 1), 0.7)
    with group((0.86, -0.42, 0.12), (0, 0, 24)):
        tube(
            [(-0.36, 0, 0), (-0.1, 0.03, 0.02), (0.14, -0.02, 0), (0.36, 0.02, 0.02)],
            0.13,
            root,
            radii=[0.5, 1, 1.05, 0.55],
        )
        for x, y, a in ((-0.12, 0.1, 70), (0.12, -0.1, -70), (0.22, 0.09, 50)):
            ball(0.1, root, (x, y, 0.02), (1.3, 0.9, 0.9), (0, 0, a), steps=20)


def cocoa_brick():
    """Ten squares, half out of the wrapper."""
    dark = plain('#3a1c10', 0.34, coat=0.2)
    with group((0, 0, 0), (0, 0, 24)):
        slab(2.3, 0.98, 0.12, 0.04, dark, edge=0.02)
        for i in range(5):
            for j in range(2):
                x, y = -0.9 + 0.45 * i, -0.235 + 0.47 * j
                box((0.41, 0.43, 0.09), dark, (x, y, 0.1), 0.04)
        paper = plain('#c99a5a', 0.7)
        box((1.2, 1.04, 0.235), paper, (0.62, 0, -0.005), 0.02)
        box((0.9, 0.78, 0.006), plain('#f3e6cc', 0.7), (0.64, 0, 0.229), 0.002)
        ink = plain('#4a2414', 0.7)
        words('热可可砖', 0.15, ink, (0.64, 0.1, 0.237), (0, 0, 0))
        words('谷粒屋 · 六成可可', 0.056, ink, (0.64, -0.14, 0.237), (0, 0, 0))
        foil = plain('#d9d4c8', 0.3, metal=0.8)
        for k in range(14):
            y = -0.5 + 1.0 * k / 13
            mesh(
                [
                    (0.03, y - 0.05, 0.2),
                    (0.03, y + 0.05, 0.2),
                    (-0.07 - 0.04 * (k % 3), y + 0.01, 0.215 + 0.02 * (k % 2)),
                ],
                [(0, 1, 2)],
                foil,
            )
