"""Fruit, vegetables and what they come in. One unit is about 20 cm."""

import math
import random

from materials import feed, node, plain, ramp, skin, where, wood
from shape import add, ball, box, flowing, group, lathe, mesh, tube, turned
from ware import blade

GREEN = [(0.35, '#2f5a22'), (0.65, '#5d8a36')]
STEM = '#4a3a22'


def apple(colors=('#7d0f14', '#b3241d', '#d8a048'), radius=0.3, leaf=False, **spot):
    red = skin([(0.3, colors[0]), (0.55, colors[1]), (0.78, colors[2])], 7, (1, 1, 0.16), 0.26, Clearcoat=0.35)
    line = [
        (0.0, 0.16),
        (0.2, 0.07),
        (0.45, 0.0),
        (0.78, 0.18),
        (1.0, 0.72),
        (0.98, 1.12),
        (0.78, 1.5),
        (0.45, 1.68),
        (0.2, 1.58),
        (0.05, 1.4),
        (0, 1.37),
    ]
    with group(**spot) as root:
        lathe(
            [(r * radius, z * radius) for r, z in flowing(line)],
            red,
            shape=lambda a: 1 + 0.018 * math.cos(5 * a),
            smooth=180,
        )
        tube(
            [(0, 0, 1.38 * radius), (0.03, 0, 1.65 * radius), (0.1 * radius + 0.03, 0, 1.95 * radius)],
            0.014,
            plain(STEM, 0.7),
            radii=[1, 0.9, 1.3],
        )
        if leaf:
            blade(skin(GREEN, 4), radius * 0.95, (0.03, 0, 1.7 * radius), (10, -20, 25))
    return root


def orange(colors=('#e2730f', '#ef8f1e'), radius=0.31, leaf=False, **spot):
    peel = skin([(0.4, colors[0]), (0.62, colors[1])], 2.5, rough=0.38, pores=0.28, pore_scale=44, Clearcoat=0.15)
    with group(**spot) as root:
        ball(radius, peel, (0, 0, radius * 0.95), (1, 1, 0.94))
        turned([(0, 0), (0.024, 0), (0.018, 0.02), (0, 0.016)], plain('#6b7a35', 0.7), 0.006, at=(0, 0, radius * 1.875))
        if leaf:
            blade(skin(GREEN, 4), radius * 1.1, (0, 0, radius * 1.9), (0, -12, 20))
            blade(skin(GREEN, 4), radius * 0.9, (0, 0, radius * 1.9), (0, -18, 150))
    return root


def lemon(colors=('#e8b81c', '#f2d048'), size=0.25, **spot):
    """Lying along x."""
    peel = skin([(0.4, colors[0]), (0.62, colors[1])], 3, rough=0.36, pores=0.4, pore_scale=40)
    line = [
        (0, -1.48),
        (0.12, -1.42),
        (0.3, -1.22),
        (0.75, -0.8),
        (1.0, 0.0),
        (0.78, 0.78),
        (0.36, 1.16),
        (0.2, 1.34),
        (0.1, 1.42),
        (0, 1.44),
    ]
    with group(**spot) as root:
        lathe([(r * size, z * size) for r, z in flowing(line)], peel, (0, 0, size), (0, 90, 0), smooth=180)
    return root


def tomato(color='#b81d10', radius=0.25, **spot):
    red = skin([(0.3, color), (0.7, '#cf3a18')], 1.5, rough=0.14, Clearcoat=0.6)
    line = [(0, 0.08), (0.4, 0.0), (0.82, 0.25), (1.0, 0.72), (0.85, 1.2), (0.5, 1.42), (0.2, 1.36), (0, 1.3)]
    with group(**spot) as root:
        lathe(
            [(r * radius, z * radius) for r, z in flowing(line)],
            red,
            shape=lambda a: 1 + 0.025 * math.cos(6 * a),
            smooth=180,
        )
        green = skin(GREEN, 5, rough=0.6)
        for i in range(5):
            blade(green, radius * 0.75, (0, 0, radius * 1.36), (0, -4, 72 * i + 10), 0.2, 0.15)
        tube([(0, 0, radius * 1.3), (0.02, 0, radius * 1.6), (0.06, 0, radius * 1.75)], 0.014, green)
    return root


def grapes(colors=('#1d0f2b', '#3d1d48'), radius=0.085, count=52, seed=3, **spot):
    """A bunch that lies along x, its stalk at the right."""
    chance = random.Random(seed)
    bloom = skin([(0.3, colors[0]), (0.62, colors[1]), (0.85, '#8d86a8')], 3, rough=0.3, Clearcoat=0.3)
    placed = []
    with group(**spot) as root:
        berry = ball(radius, bloom, (0, 0, -40), steps=24)
        tries = 0
        while len(placed) < count and tries < 30000:
            tries += 1
            t = chance.random()
            wide = radius * (1.2 + 3.0 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 0.8)
            y, z = chance.uniform(-wide, wide), radius + abs(chance.gauss(0, 0.5)) * wide
            here = (-0.55 + 1.0 * t, y, min(z, wide * 1.2))
            if all(math.dist(here, other) > radius * 1.72 for other in placed):
                placed.append(here)
                one = add(berry.data, None, here, (0, 0, chance.uniform(0, 360)))
                one.scale = (1, 1, chance.uniform(0.98, 1.1))
        tube(
            [(-0.1, 0, radius * 2), (0.35, 0, radius * 2.4), (0.62, 0.02, radius * 2.6), (0.78, 0.08, radius * 3.4)],
            0.02,
            plain('#6b5a2c', 0.7),
        )
    return root


def avocado(radius=0.3, pit=True, **spot):
    """A half, lying on its back, its narrow end along +x."""
    line = flowing(
        [
            (-1.0, 0),
            (-0.92, 0.42),
            (-0.6, 0.84),
            (-0.1, 1.0),
            (0.42, 0.84),
            (0.9, 0.52),
            (1.32, 0.42),
            (1.5, 0.24),
            (1.55, 0),
        ],
        10,
    )
    peel = skin([(0.35, '#16240f'), (0.65, '#2f4419')], 6, rough=0.5, pores=0.6, pore_scale=26)
    flesh = plain('#e3d67c', 0.42)
    far = node(
        flesh,
        'ShaderNodeTexGradient',
        {'Vector': where(flesh, (0.72 / radius, 1.02 / radius, 1))},
        gradient_type='SPHERICAL',
    )
    feed(flesh, 'Base Color', ramp(flesh, (far, 'Fac'), [(0.0, '#7f9a3c'), (0.16, '#b9bf5c'), (0.45, '#ece08e')]))
    steps, n = 32, len(line)
    with group(**spot) as root:
        verts = [
            (x * radius, r * radius * math.cos(a), radius - r * radius * math.sin(a))
            for a in [math.pi * i / steps for i in range(steps + 1)]
            for x, r in line
        ]
        faces = [
            (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(steps) for k in range(n - 1)
        ]
        mesh(verts, faces, peel, smooth=180)
        outline = [(x * radius * 0.985, -r * radius * 0.975) for x, r in line] + [
            (x * radius * 0.985, r * radius * 0.975) for x, r in reversed(line[1:-1])
        ]
        mesh([(x, y, radius - 0.004) for x, y in outline], [tuple(range(len(outline)))], flesh, smooth=180)
        if pit:
            ball(
                radius * 0.5,
                skin([(0.3, '#5a2d12'), (0.7, '#8a5128')], 5, rough=0.3),
                (-0.12 * radius, 0, radius),
                (1, 1, 0.75),
            )
    return root


def corn(length=1.1, radius=0.15, **spot):
    """Lying along x, out of its husk at the left."""
    kernel_skin = skin([(0.3, '#e2a315'), (0.7, '#f4cc4a')], 2, rough=0.25, Clearcoat=0.3)
    with group(**spot) as root:
        seed = ball(0.036, kernel_skin, (0, 0, -40), steps=12)
        rows, rings = 16, int(length / 0.052)
        wide = lambda t: radius * (1 - 0.1 * (1 - t) ** 2 - 0.62 * max(0, t - 0.7) ** 2 / 0.09) - 0.01
        for i in range(rings):
            t = i / (rings - 1)
            for j in range(rows):
                a = 2 * math.pi * j / rows
                r = wide(t)
                one = add(
                    seed.data,
                    None,
                    (-length / 2 + t * length, r * math.cos(a), radius + r * math.sin(a)),
                    (math.degrees(a) - 90, 0, 0),
                )
                one.scale = (0.82, max(0.5, r / radius), 0.9)
        lathe(
            [(wide(i / 20) - 0.004, length * (i / 20 - 0.5)) for i in range(21)],
            kernel_skin,
            (0, 0, radius),
            (0, 90, 0),
            smooth=180,
        )
        husk = skin([(0.3, '#6f9440'), (0.7, '#a9c06a')], 9, (0.3, 3, 3), 0.6)
        for i, lift in enumerate((-14, 6, 14, -4, 10)):
            a = math.radians(72 * i - 90)
            blade(
                husk,
                length * 0.9,
                (-length / 2 - 0.1, 0.07 * math.cos(a), radius + 0.05 * math.sin(a)),
                (72 * i, -10 * math.sin(a) - 3, 13 * math.cos(a)),
                0.3,
                -0.05,
            )
        tube([(-length / 2 - 0.25, 0, radius), (-length / 2, 0, radius)], 0.06, husk)
    return root


def crate(width=1.5, length=0.95, height=0.55, timber=('#8a6238', '#c49a63'), **spot):
    board = wood(*timber, 1.2, 0.7)
    with group(**spot) as root:
        slats = 3
        for side in (-1, 1):
            for i in range(slats):
                z = height * (i + 0.06) / slats
                box((width, 0.03, height / slats * 0.8), board, (0, side * length / 2, z), 0.006)
                with group((side * width / 2, 0, 0), (0, 0, 90)):
                    box((length, 0.03, height / slats * 0.8), board, (0, 0, z), 0.006)
            for other in (-1, 1):
                box(
                    (0.06, 0.06, height * 0.98),
                    board,
                    (side * (width / 2 - 0.04), other * (length / 2 - 0.04), 0),
                    0.006,
                )
        box((width - 0.02, length - 0.02, 0.03), board, (0, 0, 0.02), 0)
    return root
