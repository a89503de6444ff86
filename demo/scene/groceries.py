"""Fruit, cheese, meat and sweets. One unit is about 10 cm."""

import math
import random

import kitchen
from materials import feed, node, noise, plain, ramp, skin, where
from mould import baked, cut
from shape import add, ball, box, disc, flowing, group, lathe, prism, tube, words
from ware import blade

GREEN = [(0.35, '#3f7a2a'), (0.65, '#6f9f44')]


def peach_data(colors):
    down = skin([(0.3, colors[0]), (0.55, colors[1]), (0.78, colors[2])], 1.6, rough=0.75, Sheen=0.5)
    line = flowing(
        [[0, 0.05], [0.16, 0.01], [0.36, 0.18], [0.44, 0.42], [0.37, 0.66], [0.2, 0.78], [0.07, 0.74], [0, 0.68]], 10
    )
    cleft = lambda a: 1 - 0.11 * math.exp(-(((a + math.pi) % (2 * math.pi) - math.pi) ** 2) / 0.05)
    return lathe(line, down, (0, 0, -40), smooth=180, shape=cleft).data


def peaches(flesh, *colors):
    """Three, and a half of one with its stone."""
    whole = peach_data(colors)
    green = skin(GREEN, 4, rough=0.5)
    for x, y, turn, tilt in ((-0.5, 0.2, -60, 6), (0.42, 0.38, -120, -4)):
        add(whole, None, (x, y, 0), (tilt, 0, turn))
        tube([(x, y, 0.68), (x + 0.02, y, 0.84)], 0.022, plain('#5a4426', 0.8))
        blade(green, 0.5, (x, y, 0.74), (0, -14, turn + 100), 0.34, 0.3)
    add(whole, None, (-0.2, -0.55, 0.0), (10, 8, -80))
    with group((0.56, -0.5, 0.36), (38, 4, 10)):
        skin_ = skin([(0.3, colors[0]), (0.55, colors[1]), (0.78, colors[2])], 1.6, rough=0.75, Sheen=0.5)
        half = [(0.43 * math.sin(a), -0.4 * math.cos(a)) for a in [math.pi / 2 * i / 20 for i in range(21)]]
        lathe(half, skin_, smooth=180)
        meat = plain(flesh, 0.35, coat=0.2)
        far = node(meat, 'ShaderNodeTexGradient', {'Vector': where(meat, (2.3, 2.3, 1))}, gradient_type='SPHERICAL')
        feed(meat, 'Base Color', ramp(meat, (far, 'Fac'), [(0.0, flesh), (0.45, flesh), (0.66, '#c2574a')]))
        disc(0.428, meat, (0, 0, 0.002))
        stone = skin([(0.35, '#5a2c1a'), (0.65, '#8a5030')], 9, rough=0.7, pores=0.8, pore_scale=16)
        ball(0.14, stone, (0, 0, 0.0), (1.2, 0.9, 0.6))


def pear_parts():
    brown = skin([(0.3, '#b98a4a'), (0.7, '#cfa565')], 3, rough=0.55)
    dots = noise(brown, 46, detail=1)
    feed(brown, 'Base Color', ramp(brown, dots, [(0.62, '#bf9150'), (0.68, '#e3c48c')]))
    line = flowing(
        [[0, 0.06], [0.14, 0.01], [0.38, 0.12], [0.5, 0.42], [0.42, 0.72], [0.22, 0.85], [0.07, 0.8], [0, 0.76]], 8
    )
    return lathe(line, brown, (0, 0, -40), smooth=180).data


def pears():
    """Six, each in its own place of the box."""
    body, stalk = pear_parts(), plain('#4f3a22', 0.8)
    card, pad = plain('#7d3a2c', 0.7), plain('#f1e9da', 0.9)
    with group(turn=(0, 0, 14)):
        box((3.5, 2.4, 0.06), card, (0, 0, 0), 0.01)
        for x, y, w, d in ((0, -1.2, 3.54, 0.06), (0, 1.2, 3.54, 0.06), (-1.75, 0, 0.06, 2.4), (1.75, 0, 0.06, 2.4)):
            box((w, d, 0.56), card, (x, y, 0), 0.01)
        for x in (-0.58, 0.58):
            box((0.05, 2.34, 0.44), pad, (x, 0, 0.05), 0.01)
        box((3.44, 0.05, 0.44), pad, (0, 0, 0.05), 0.01)
        box((3.44, 2.34, 0.1), pad, (0, 0, 0.05), 0.02)
        chance = random.Random(3)
        for i in range(3):
            for j in range(2):
                x, y = -1.16 + 1.16 * i, -0.6 + 1.2 * j
                tilt = (chance.uniform(-9, 9), chance.uniform(-9, 9), chance.uniform(0, 360))
                with group((x, y, 0.14), tilt):
                    add(body)
                    tube([(0, 0, 0.74), (0.02, 0, 0.92), (0.07, 0.02, 1.06)], 0.024, stalk, radii=[1, 0.8, 1.3])
        words('秋月梨', 0.19, plain('#f3dcae', 0.7), (-0.5, -1.234, 0.3))
        words('溪山果园', 0.1, plain('#f3dcae', 0.7), (0.8, -1.234, 0.29))


def cherries():
    """In a bowl, and some before it."""
    chance = random.Random(12)
    red = skin([(0.3, '#4a060c'), (0.6, '#7d0f18'), (0.8, '#98181f')], 1.4, rough=0.12, Clearcoat=0.6)
    body = lathe(
        flowing([[0, 0.02], [0.1, 0.01], [0.16, 0.12], [0.155, 0.2], [0.09, 0.27], [0.03, 0.262], [0, 0.25]]),
        red,
        (0, 0, -40),
        steps=48,
        smooth=180,
    ).data
    stalk = tube(
        [(0, 0, 0.25), (0.02, 0, 0.38), (0.09, 0.01, 0.52)],
        0.011,
        plain('#6f8a35', 0.6),
        (0, 0, -40),
        radii=[0.9, 0.8, 1.6],
    )

    def one(at, turn):
        with group(at, turn):
            add(body)
            add(stalk.data)

    with group((0.06, 0.24, 0)):
        kitchen.bowl('#e9e3d6', radius=0.95, height=0.62)
        for layer, (count, far, high) in enumerate(
            ((11, 0.52, 0.34), (13, 0.62, 0.5), (10, 0.44, 0.6), (6, 0.26, 0.7), (1, 0, 0.78))
        ):
            for i in range(count):
                a, lean = 2 * math.pi * (i + 0.5 * layer) / count, 22 + 9 * layer
                one(
                    (far * math.cos(a), far * math.sin(a), high),
                    [chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 360)],
                )
    for x, y, turn in ((-0.78, -0.66, 200), (-0.42, -0.86, 320), (0.66, -0.86, 20)):
        one((x, y, 0.0), (0, 0, turn))


def cheese():
    """A piece cut from a wheel, on a board."""
    paste, hollow, rind = plain('#edc968', 0.5), plain('#d9ad4c', 0.55), plain('#c99a45', 0.65)
    chance = random.Random(5)
    kitchen.board(2.5, 1.7, at=(0, 0.05, 0), turn=(0, 0, 8))
    with group((-0.06, 0.36, 0.08), (0, 0, -52)):
        outline = [(0.0, 0.0)] + [
            (1.5 * math.cos(a), 1.5 * math.sin(a)) for a in [math.radians(-24 + 2 * i) for i in range(25)]
        ]
        outline = [(x - 0.8, y) for x, y in outline]
        body = baked(prism(outline, 0.62, paste, edge=0.02))
        for x, y, z, r in (
            (-0.3, -0.2, 0.4, 0.13),
            (0.1, -0.4, 0.2, 0.15),
            (0.42, -0.55, 0.46, 0.11),
            (-0.05, -0.3, 0.55, 0.06),
            (-0.4, 0.15, 0.2, 0.11),
            (0.0, 0.34, 0.42, 0.14),
            (0.36, 0.5, 0.18, 0.12),
            (0.28, -0.46, 0.3, 0.05),
            (0.2, 0.1, 0.64, 0.15),
            (-0.2, 0.02, 0.63, 0.09),
            (0.45, -0.24, 0.62, 0.1),
            (0.44, 0.28, 0.63, 0.07),
        ):
            cut(body, ball(r, hollow, (x, y, z), steps=20))
        rim = [(1.505 * math.cos(a) - 0.8, 1.505 * math.sin(a)) for a in [math.radians(-24 + 2 * i) for i in range(25)]]
        inner = [(1.46 * math.cos(a) - 0.8, 1.46 * math.sin(a)) for a in [math.radians(24 - 2 * i) for i in range(25)]]
        prism(rim + inner, 0.626, rind, edge=0.01)
    for x, y in ((-0.75, -0.4), (-0.62, -0.5)):
        box((0.16, 0.12, 0.1), paste, (x, y, 0.08), 0.02, (0, 0, chance.uniform(0, 90)))


def steak():
    """Raw, as thick as two fingers, on a board."""
    lean = skin([(0.3, '#6f1216'), (0.55, '#8f1f22'), (0.8, '#a8383a')], 2.6, rough=0.32, Clearcoat=0.25)
    veins = noise(lean, 4.2, (1, 2.4, 1), 6)
    feed(
        lean,
        'Base Color',
        ramp(lean, veins, [(0.4, '#741216'), (0.58, '#962427'), (0.65, '#c07a6c'), (0.69, '#8f2023')]),
    )
    fat = skin([(0.3, '#e3cda0'), (0.7, '#efdcb8')], 5, rough=0.45)
    outline = flowing(
        [
            [-0.95, -0.1],
            [-0.8, 0.35],
            [-0.35, 0.55],
            [0.2, 0.5],
            [0.7, 0.58],
            [1.0, 0.25],
            [0.92, -0.2],
            [0.5, -0.48],
            [-0.1, -0.42],
            [-0.6, -0.5],
            [-0.95, -0.1],
        ],
        8,
    )[:-1]
    kitchen.board(3.0, 2.0, at=(0, 0.04, 0), turn=(0, 0, 8))
    with group((0.02, 0.0, 0.08), (0, 0, -14)):
        prism(outline[::-1], 0.26, fat, edge=0.07)
        prism([(0.985 * x, 0.93 * y - 0.05) for x, y in outline[::-1]], 0.268, lean, edge=0.07)
