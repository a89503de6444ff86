"""Nuts and baked things. One unit is about 10 cm."""

import math
import random

import kitchen
from materials import bump, glass, node, noise, plain, skin, where, wood
from mould import lofted, wavy
from shape import add, ball, box, flowing, group, lathe, slab, stuffed, turned, words
from ware import label


def peanut_data(material):
    line = [
        (0, -0.34),
        (0.07, -0.325),
        (0.125, -0.25),
        (0.14, -0.15),
        (0.105, 0),
        (0.135, 0.14),
        (0.118, 0.25),
        (0.06, 0.32),
        (0, 0.335),
    ]
    made = lathe(
        flowing(line), material, (0, 0, -40), steps=48, smooth=180, shape=lambda a: 1 + 0.035 * math.cos(9 * a)
    )
    return made.data


def shell_skin():
    made = skin([(0.3, '#a97c45'), (0.6, '#cda36a'), (0.8, '#dcb988')], 4, rough=0.8)
    cells = node(made, 'ShaderNodeTexVoronoi', {'Vector': where(made, (1, 1, 0.6)), 'Scale': 20.0})
    bump(made, (cells, 'Distance'), 0.75, 0.03)
    return made


def screw_jar(radius, height, lid, inside):
    """Of clear plastic, with a screw lid; `inside` fills it."""
    wall = [
        (0, 0),
        (radius, 0),
        (radius, height - 0.14, 0.08),
        (radius * 0.86, height - 0.04, 0.03),
        (radius * 0.86, height),
    ]
    turned(wall, glass('#f8fbfa', 0.02), 0.06)
    cap = plain(lid, 0.4, coat=0.2)
    lathe(
        [
            (0, height + 0.16),
            (radius * 0.86, height + 0.16),
            (radius * 0.9, height + 0.12),
            (radius * 0.9, height - 0.06),
        ],
        cap,
        steps=240,
        shape=lambda a: 1 + 0.008 * math.cos(60 * a),
    )
    inside()


def peanuts():
    chance = random.Random(9)
    nut = peanut_data(shell_skin())

    def lay(at, turn):
        add(nut, None, at, turn).scale = (0.82, 0.82, 0.82)

    def fill():
        turned([(0, 0.1), (0.33, 0.1), (0.33, 1.4), (0, 1.4)], plain('#a37c4a', 0.9), 0.05)
        for layer in range(8):
            for i in range(10):
                a, r = i * math.pi / 3.5 + layer * 0.6, 0.42 if i < 7 else 0.14
                z = 0.15 + layer * 0.165 + chance.uniform(-0.02, 0.02)
                lay((r * math.cos(a), r * math.sin(a), z), (90 + chance.uniform(-28, 28), 0, math.degrees(a)))

    with group((0.3, 0.3, 0)):
        screw_jar(0.64, 1.62, '#9c2f22', fill)
        label(0.643, 0.42, 0.62, 92, plain('#f3e8d2', 0.8))
        ink = plain('#7a2a1c', 0.8)
        words('带壳花生', 0.17, ink, (0, 0, 0.78), around=0.65)
        words('栗巷 · 砂炒 · 500 克', 0.055, plain('#4a3a28', 0.8), (0, 0, 0.55), around=0.65)
    for x, y, z, turn in (
        (-0.62, -0.3, 0.11, 30),
        (-0.26, -0.52, 0.11, -28),
        (-0.84, -0.64, 0.11, 80),
        (-0.56, -0.46, 0.28, 8),
        (0.2, -0.72, 0.11, 64),
    ):
        lay((x, y, z), (90, 0, turn))
    for x, y in ((0.52, -0.74), (0.66, -0.6)):
        ball(0.075, skin([(0.4, '#8f3a22'), (0.7, '#b0553a')], 6, rough=0.5), (x, y, 0.07), (1.35, 1, 0.95), (0, 0, 40))


def croissant(**spot):
    crust = skin([(0.32, '#8a4514'), (0.5, '#bd7226'), (0.75, '#dda050')], 4, (1, 1, 1), 0.4, Clearcoat=0.2)
    bump(crust, noise(crust, 16, detail=6), 0.35, 0.02)

    def section(t, around=72):
        a = math.radians(205 * t - 102.5)
        middle = (0.62 * math.sin(a), -0.5 * math.cos(a) + 0.3)
        out = (math.sin(a), -math.cos(a))
        places = []
        for i in range(around):
            b = 2 * math.pi * i / around
            from_middle = abs(t - 0.5) * 2
            leaf = (from_middle * 4.6 + 0.42 + 0.13 * math.cos(b)) % 1
            r = (0.05 + 0.25 * (1 - from_middle**1.7)) * (1 + 0.17 * (leaf - 0.5) + 0.04 * math.sin(3 * b))
            places.append(
                (
                    middle[0] + out[0] * r * math.cos(b),
                    middle[1] + out[1] * r * math.cos(b),
                    max(0.0, 0.24 + r * 0.92 * math.sin(b)),
                )
            )
        return places

    with group(**spot) as root:
        lofted(section, 220, 72, crust, smooth=50)
    return root


def croissants():
    with group((0, 0.05, 0)):
        slab(2.75, 2.0, 0.07, 0.16, wood('#6f4a2b', '#a57a4e', 0.9), (0, 0, 0), (0, 0, 8), edge=0.02)
        croissant(at=(-0.64, 0.44, 0.05), turn=(0, 0, 160))
        croissant(at=(0.56, -0.34, 0.05), turn=(0, 0, 205))


def kernel_data():
    nut = skin([(0.3, '#7a4a18'), (0.55, '#a56f2c'), (0.8, '#c49350')], 4, rough=0.4, Clearcoat=0.2)
    bump(nut, noise(nut, 5, (3, 1, 1), 4), 0.5, 0.04)
    made = ball(0.19, nut, (0, 0, -40), steps=32)
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        dent = 1 + 0.16 * wavy(x, y + z, 6, 2)
        vertex.co = (x * dent * (1.05 if x > 0 else 0.9), y * dent * 0.86, z * 0.78 * dent)
    return made.data


def whole_chestnut(**spot):
    shell, foot = (
        skin([(0.35, '#3a170c'), (0.6, '#5f2a15'), (0.8, '#7a3c20')], 4, (1, 1, 0.2), 0.22, Clearcoat=0.5),
        plain('#b9966a', 0.85),
    )
    with group(**spot):
        lathe(
            flowing([(0.2, 0.03), (0.27, 0.13), (0.25, 0.27), (0.13, 0.39), (0.03, 0.46), (0, 0.48)]), shell, smooth=180
        )
        lathe(flowing([(0, 0), (0.14, 0.0), (0.21, 0.035), (0.25, 0.09)]), foot, smooth=180)


def pouch(color, paper, title, note, ink, size=(1.3, 0.42, 1.75)):
    """A filled bag, standing."""
    x, y, z = size
    foil = plain(color, 0.34, coat=0.2)
    stuffed(size, foil, (0, 0, 0), square=0.2, flat=0.34)
    box((x * 0.94, 0.03, 0.2), foil, (0, 0, z - 0.09), 0.01)
    box((x * 0.72, 0.01, z * 0.6), plain(paper, 0.75), (0, -y / 2 - 0.002, z * 0.2), 0.004)
    words(title, 0.24, plain(ink, 0.75), (0, -y / 2 - 0.01, z * 0.57))
    words(note, 0.062, plain(ink, 0.75), (0, -y / 2 - 0.01, z * 0.29))


def chestnuts():
    chance = random.Random(2)
    nut = kernel_data()
    with group((0.46, 0.62, 0.02), (-7, 0, 10)):
        pouch('#6b2f1c', '#f0e0c0', '板栗仁', '栗巷 · 开袋即食', '#6b2f1c')
    with group((-0.42, -0.36, 0)):
        kitchen.bowl('#7a8f86', radius=0.78, height=0.62)
        for layer, (count, far, high) in enumerate(((13, 0.5, 0.54), (10, 0.4, 0.68), (6, 0.23, 0.82), (1, 0, 0.92))):
            for i in range(count):
                a = 2 * math.pi * i / count + layer
                add(
                    nut,
                    None,
                    (far * math.cos(a), far * math.sin(a), high),
                    [chance.uniform(-50, 50), chance.uniform(-40, 40), chance.uniform(0, 360)],
                )
    for x, y, turn in ((0.74, -0.62, 20), (1.06, -0.34, 110)):
        whole_chestnut(at=(x, y, 0.03), turn=(12, -10, turn))
    add(nut, None, (0.44, -0.98, 0.14), (0, 0, 30))
