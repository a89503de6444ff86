"""Bottles of drink and the glasses for them. One unit is about 20 cm."""

import math
import random

import ware
from materials import bump, clay, glass, glaze, metal, noise, plain, skin
from shape import ball, box, flowing, group, lathe, mesh, ring, rounded, tube, turned, words


def printed(radius, low, high, angle, paper, lines):
    """A label with lines of (text, size, height, ink)."""
    ware.label(radius, low, high, angle, plain(paper, 0.8), 0.002)
    for text, size, z, ink in lines:
        words(text, size, plain(ink, 0.7), (0, 0, z), around=radius + 0.005)


def bottle(shell, drink, foil, full=1.08, cork=None, thick=0.19, **spot):
    """Of wine; `thick`: its radius."""
    r, neck = thick, 0.072
    with group(**spot) as root:
        wall = [(0, 0.02), (r * 0.85, 0), (r, 0.03), (r, 0.92, 0.14), (neck * 1.05, 1.2, 0.14), (neck, 1.46), (0, 1.46)]
        turned(wall, shell, 0.03)
        if drink:
            inner = [
                (0, 0.04),
                (r - 0.02, 0.04),
                (r - 0.02, 0.91, 0.14),
                (neck * 0.8, 1.18, 0.1),
                (neck * 0.8, full + 0.2),
                (0, full + 0.2),
            ]
            turned(inner, drink, 0.02)
        top = [
            (neck * 1.06, 1.17),
            (neck * 1.08, 1.18),
            (neck * 1.04, 1.43),
            (neck * 1.16, 1.44),
            (neck * 1.16, 1.49),
            (0, 1.49),
        ]
        if cork:
            turned(
                [
                    (neck * 1.2, 1.02),
                    (neck * 1.26, 1.04),
                    (neck * 1.06, 1.38),
                    (neck * 1.4, 1.42),
                    (neck * 1.5, 1.52),
                    (neck, 1.58),
                    (0, 1.58),
                ],
                foil,
                0.02,
            )
            for i in range(4):
                a = math.pi * (i / 2 + 0.25)
                tube(
                    [
                        (neck * f * math.cos(a), neck * f * math.sin(a), z)
                        for f, z in ((1.16, 1.36), (1.48, 1.43), (1.56, 1.52), (0.6, 1.59))
                    ],
                    0.005,
                    cork,
                )
        else:
            turned(top, foil, 0.008)
    return root


WINES = {
    'red': ('#12180f', None, '#5f1420', '干红'),
    'rose': ('#f6f1ec', '#e8a08c', '#c98a7c', '桃红'),
    'white': ('#eef2df', '#e6d68a', '#b3a05a', '干白'),
}


def wine(kind):
    shell, drink, foil, name = WINES[kind]
    body = glass(shell, 0.02) if drink else plain(shell, 0.07, coat=0.8)
    bottle(body, drink and glass(drink, 0.02), plain(foil, 0.3, metal=0.4))
    lines = [
        ('贺兰山\n东麓', 0.07, 0.57, '#3a2a24'),
        (name, 0.046, 0.41, foil),
        ('石窖 · 葡萄酒 750 毫升', 0.021, 0.335, '#3a2a24'),
    ]
    printed(0.19, 0.28, 0.46, 128, '#f1ead9', lines)


def brut():
    shell = plain('#141d12', 0.07, coat=0.8)
    bottle(shell, None, plain('#c9a557', 0.32, metal=0.8), cork=metal('#d9dadd', 0.25), thick=0.205)
    lines = [
        ('起泡酒', 0.085, 0.57, '#2f3a2a'),
        ('石窖 · 传统法', 0.03, 0.43, '#6b5a30'),
        ('干型 750 毫升', 0.024, 0.37, '#6b5a30'),
    ]
    printed(0.205, 0.32, 0.36, 122, '#efe6cc', lines)
    flute((0.46, -0.02, 0), '#e8cf7a')


def flute(at, drink=None):
    with group(at):
        turned([(0, 0), (0.17, 0), (0.17, 0.008), (0.02, 0.025), (0.016, 0.08), (0.016, 0.42)], glass('#fbfdfd'), 0.015)
        outer = flowing([(0.016, 0.42), (0.05, 0.47), (0.1, 0.62), (0.118, 0.85), (0.105, 1.18)])
        lathe(outer + [(r - 0.006, z) for r, z in reversed(outer[3:])] + [(0, 0.445)], glass('#fbfdfd'))
        if drink:
            lathe([(0, 0.452)] + [(r - 0.007, z) for r, z in outer[5:] if z < 0.98] + [(0, 0.975)], glass(drink, 0.0))


def wine_glass():
    turned([(0, 0), (0.2, 0), (0.2, 0.008), (0.025, 0.03), (0.019, 0.1), (0.017, 0.44)], glass('#fbfdfd'), 0.02)
    outer = flowing([(0.017, 0.44), (0.07, 0.47), (0.2, 0.58), (0.25, 0.74), (0.225, 0.95), (0.185, 1.12)])
    lathe(outer + [(r - 0.006, z) for r, z in reversed(outer[3:])] + [(0, 0.465)], glass('#fbfdfd'))
    drink = plain('#7a0a1e', 0.05, coat=0.4)
    lathe([(0, 0.472)] + [(r - 0.009, z) for r, z in outer[5:] if z < 0.7] + [(0, 0.695)], drink)


def beer_mug():
    shell = glass('#fafdfd')
    outer = [(0, 0), (0.225, 0), (0.235, 0.04), (0.225, 0.72), (0.23, 0.75)]
    inner = [(0.2, 0.75), (0.195, 0.7), (0.195, 0.1), (0, 0.09)]
    lathe(rounded(outer + inner, 0.02), shell, steps=192, shape=lambda a: 1 + 0.06 * abs(math.cos(4 * a)) ** 3)
    turned([(0, 0.1), (0.193, 0.1), (0.193, 0.6), (0, 0.6)], glass('#e2a532', 0.0), 0.02)
    foam = plain('#fbf6e8', 0.9)
    bump(foam, noise(foam, 30, detail=3), 0.5, 0.02)
    turned([(0, 0.602), (0.193, 0.602), (0.194, 0.76), (0.15, 0.81), (0, 0.825)], foam, 0.05)
    tube([(0.225, 0, 0.62), (0.38, 0, 0.62), (0.42, 0, 0.4), (0.36, 0, 0.16), (0.225, 0, 0.15)], 0.04, shell)


def rocks():
    """Square, with a floor of two centimetres."""
    with group((0, 0, 0), (0, 0, 28)):
        side = lambda half, z, n=8: [(half * x, half * y, z) for x, y in square(n)]
        loops = [side(0.212, 0), side(0.212, 0.45), side(0.195, 0.45), side(0.195, 0.1)]
        n = len(loops[0])
        faces = [tuple(range(n - 1, -1, -1)), tuple(range(3 * n, 4 * n))]
        for i in range(3):
            faces += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
        mesh([p for loop in loops for p in loop], faces, glass('#fbfdfd'), smooth=50)
        drink = side(0.193, 0.103) + side(0.193, 0.22)
        around = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        mesh(drink, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *around], glass('#dc9a3e', 0.0), smooth=50)


def square(n, corner=0.3):
    """A square of half side 1 with round corners, counter-clockwise."""
    places = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            places.append((sx * (1 - corner) + corner * math.cos(a), sy * (1 - corner) + corner * math.sin(a)))
    return places


def plum_wine():
    """The plums at the bottom show through."""
    wall = [(0, 0.02), (0.22, 0), (0.24, 0.04), (0.24, 0.68, 0.1), (0.085, 0.86, 0.08), (0.08, 1.0), (0, 1.0)]
    turned(wall, glass('#fafaf2', 0.01), 0.03)
    turned(
        [(0, 0.03), (0.222, 0.035), (0.222, 0.67, 0.1), (0.07, 0.84, 0.06), (0.07, 0.88), (0, 0.88)],
        glass('#ecc06a', 0.0),
        0.02,
    )
    plum = skin([(0.35, '#7d7a2c'), (0.65, '#a89a45')], 4, rough=0.3)
    for i in range(7):
        a, r = i * math.pi / 3, 0 if i == 6 else 0.128
        ball(0.075, plum, (r * math.cos(a), r * math.sin(a), 0.115 + 0.02 * (i % 2)), steps=24)
    for i in range(3):
        a = i * 2.1 + 0.5
        ball(0.073, plum, (0.1 * math.cos(a), 0.1 * math.sin(a), 0.23), steps=24)
    turned([(0.08, 0.97), (0.092, 0.975), (0.092, 1.09), (0.08, 1.1), (0, 1.1)], plain('#3d4a2a', 0.4), 0.01)
    lines = [('青梅酒', 0.085, 0.49, '#3d4a2a'), ('稻埕 · 500 毫升', 0.03, 0.38, '#5a5230')]
    printed(0.24, 0.335, 0.25, 84, '#f3edda', lines)


def rice_wine():
    """A white bottle with its little cup."""
    body = glaze('#f2f0e8', rough=0.1)
    lathe(
        flowing(
            [(0.0, 0), (0.19, 0.0), (0.22, 0.06), (0.235, 0.3), (0.2, 0.54), (0.09, 0.72), (0.07, 0.84), (0.082, 0.9)]
        ),
        body,
    )
    turned([(0.07, 0.88), (0.075, 0.9), (0.075, 0.98), (0, 0.99)], plain('#b98d5c', 0.8), 0.01)
    ring(0.081, 0.008, body, (0, 0, 0.9))
    words('清米酒', 0.1, plain('#2b3f5c', 0.5), (0, 0, 0.36), around=0.238)
    words('稻埕 · 500 毫升', 0.03, plain('#2b3f5c', 0.5), (0, 0, 0.24), around=0.238)
    ware.cup(body, radius=0.12, height=0.13, drink='#efe9d2', at=(0.42, -0.2, 0))


def huangjiu():
    """A jar of clay, sealed, a slip of bamboo at its neck."""
    body = clay('#5f3f2a', 0.35)
    lathe(
        flowing([(0, 0), (0.24, 0.0), (0.36, 0.2), (0.43, 0.5), (0.38, 0.76), (0.23, 0.92), (0.2, 0.98), (0.22, 1.03)]),
        body,
    )
    cloth = plain('#a32a22', 0.9)
    lathe(
        flowing([(0.0, 1.13), (0.15, 1.12), (0.23, 1.06), (0.235, 0.99), (0.27, 0.9)]),
        cloth,
        shape=lambda a: 1 + 0.03 * math.cos(14 * a),
    )
    ring(0.228, 0.016, plain('#d9b87a', 0.9), (0, 0, 0.985))
    paper = [('黄酒', 0.17, 0.52, '#f6e8c8'), ('稻埕 · 绍兴', 0.045, 0.35, '#f6e8c8')]
    square_label(0.437, 0.26, 0.42, paper)
    tube([(0.2, -0.12, 0.97), (0.27, -0.26, 0.9), (0.3, -0.36, 0.76)], 0.008, plain('#d9b87a', 0.9))
    box((0.1, 0.018, 0.34), plain('#c9a25e', 0.6), (0.31, -0.385, 0.42), 0.006, (-4, 0, 34))


def square_label(radius, low, high, lines):
    """Red, on a belly that is nearly upright."""
    ware.label(radius, low, high, 62, plain('#9a241c', 0.75), 0.004)
    for text, size, z, ink in lines:
        words(text, size, plain(ink, 0.7), (0, 0, z), around=radius + 0.008)


def instant_coffee():
    chance = random.Random(3)
    r = 0.3
    turned(
        [(0, 0), (r, 0, 0.05), (r, 0.68, 0.1), (r * 0.8, 0.8, 0.04), (r * 0.8, 0.86), (0, 0.86)],
        glass('#fbfdfd', 0.01),
        0.04,
    )
    bean = plain('#4a2a16', 0.85)
    turned([(0, 0.03), (r - 0.05, 0.03), (r - 0.05, 0.62), (0, 0.62)], bean, 0.05)
    kinds = [plain(c, 0.8) for c in ('#5a3519', '#3d2212', '#6f451f')]
    for i in range(620):
        a, z = chance.uniform(0, 6.28), chance.uniform(0.05, 0.62)
        at = ((r - 0.052) * math.cos(a), (r - 0.052) * math.sin(a), z)
        box([chance.uniform(0.018, 0.035) for _ in 'xyz'], kinds[i % 3], at, 0, [chance.uniform(0, 180) for _ in 'xyz'])
    turned([(r * 0.84, 0.82), (r * 0.86, 0.83), (r * 0.86, 1.0), (0, 1.0)], plain('#2a211c', 0.4, coat=0.2), 0.02)
    lines = [('速溶\n黑咖啡', 0.105, 0.4, '#3a2214'), ('早班 · 冻干', 0.036, 0.22, '#7a4a24')]
    printed(r, 0.16, 0.42, 92, '#f1e6d2', lines)
