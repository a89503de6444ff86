"""Furniture, lamps, plants and books. One unit is about 60 cm for furniture."""

import math
import random

from materials import clay, fabric, glow, kraft, metal, plain, skin, wood
from shape import ball, box, disc, group, lathe, mesh, stuffed, tube, turned, words
from ware import blade

OAK = ('#7a5230', '#a9794b')
WALNUT = ('#2f1c11', '#5a3923')
LEAF = [(0.35, '#1d3d1f'), (0.6, '#3f6b34')]


def sofa(cloth='#5f7484', legs=WALNUT, wide=2.0, **spot):
    cover, timber = fabric(cloth, 130, 0.3), wood(*legs)
    with group(**spot) as root:
        box((wide, 0.86, 0.2), cover, (0, 0, 0.16), 0.06)
        for side in (-1, 1):
            stuffed((0.22, 0.9, 0.56), cover, (side * (wide / 2 - 0.02), 0, 0.12), square=0.28, flat=0.35)
            stuffed((wide / 2 - 0.1, 0.78, 0.22), cover, (side * (wide / 4 - 0.05), -0.06, 0.32), square=0.22, flat=0.5)
            stuffed((wide / 2 - 0.1, 0.5, 0.26), cover, (side * (wide / 4 - 0.05), 0.42, 0.64), (76, 0, 0), 0.3, 0.6)
            for y in (-0.34, 0.34):
                turned(
                    [(0, 0), (0.022, 0), (0.035, 0.18), (0, 0.18)], timber, 0.004, at=(side * (wide / 2 - 0.14), y, 0)
                )
    return root


def pillow(cloth, size=0.46, **spot):
    with group(**spot) as root:
        stuffed((size, size, 0.17), fabric(cloth, 150, 0.3), (0, 0, 0), square=0.42, flat=1.3)
    return root


def floor_lamp(shade='#efe3cc', rod='#2a2725', height=1.75, lit=5.0, **spot):
    with group(**spot) as root:
        iron = metal(rod, 0.4)
        turned([(0, 0), (0.2, 0), (0.2, 0.025), (0, 0.03)], iron, 0.01)
        tube([(0, 0, 0.02), (0, 0, height - 0.2)], 0.014, iron, soft=False)
        cover = fabric(shade, 150, 0.2)
        cover.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1.0, 0.72, 0.42, 1)
        cover.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = lit * 0.1
        lathe([(0.27, height - 0.36), (0.17, height)], cover)
        ball(0.07, glow('#ffd9a0', lit * 3), (0, 0, height - 0.2))
    return root


def chair(timber=OAK, seat='#d9c9ae', **spot):
    frame, cover = wood(*timber), fabric(seat, 120, 0.3)
    with group(**spot) as root:
        stuffed((0.62, 0.58, 0.1), cover, (0, 0, 0.52), square=0.4, flat=0.5)
        for x in (-1, 1):
            tube([(x * 0.29, -0.27, 0), (x * 0.26, -0.25, 0.54)], 0.026, frame, radii=[0.7, 1.1])
            tube([(x * 0.3, 0.3, 0), (x * 0.26, 0.24, 0.52), (x * 0.3, 0.3, 0.98)], 0.026, frame, radii=[0.7, 1.1, 0.9])
            tube([(x * 0.27, -0.26, 0.46), (x * 0.26, 0.24, 0.46)], 0.02, frame)
        for y in (-0.26, 0.24):
            tube([(-0.27, y, 0.47), (0.27, y, 0.47)], 0.02, frame)
        for z in (0.78, 0.94):
            tube([(-0.29, 0.285, z), (0, 0.35, z + 0.01), (0.29, 0.285, z)], 0.03, frame)
    return root


def plant(pot='#b5623f', leaf=LEAF, height=1.1, count=16, size=0.34, seed=2, **spot):
    """Of large leaves, in a clay pot."""
    chance = random.Random(seed)
    with group(**spot) as root:
        turned(
            [(0, 0), (0.2, 0), (0.26, 0.36), (0.285, 0.36), (0.29, 0.45), (0.255, 0.45), (0.24, 0.38), (0, 0.38)],
            clay(pot),
            0.012,
        )
        disc(0.245, plain('#2c2118', 0.95), (0, 0, 0.4))
        green = skin(leaf, 2.5, rough=0.32)
        stalk = plain('#56703a', 0.5)
        for i in range(count):
            way, far = i * 2.4 + chance.uniform(-0.3, 0.3), 0.06 + 0.26 * chance.random() * (1 - 0.4 * i / count)
            top = 0.5 + (height - 0.5) * (i + 0.6) / count
            x, y = far * math.cos(way), far * math.sin(way)
            tube([(0, 0, 0.38), (x * 0.3, y * 0.3, 0.38 + (top - 0.38) * 0.6), (x, y, top)], 0.01, stalk)
            blade(
                green,
                size * chance.uniform(0.8, 1.2),
                (x, y, top),
                (chance.uniform(-15, 15), -25 - 40 * i / count, math.degrees(way)),
                0.55,
                0.5,
            )
    return root


def book(size, color, title='', ink='#f3ead8', **spot):
    """Lying; its back towards -y."""
    x, y, z = size
    cloth = fabric(color, 260, 0.15)
    with group(**spot) as root:
        box((x - 0.02, y - 0.02, z - 0.016), kraft('#efe6d3'), (0.004, 0.004, 0.008), 0.002)
        for high in (0, z - 0.012):
            box((x, y, 0.012), cloth, (0, 0, high), 0.004)
        box((x, 0.014, z), cloth, (0, -y / 2 + 0.005, 0), 0.005)
        if title:
            words(title, z * 0.5, plain(ink, 0.6), (0, -y / 2 - 0.003, z / 2))
    return root


def side_table(timber=OAK, height=0.62, radius=0.32, **spot):
    top = wood(*timber)
    with group(**spot) as root:
        turned([(0, height - 0.04), (radius, height - 0.04), (radius, height), (0, height)], top, 0.012)
        for i in range(3):
            a = 2 * math.pi * i / 3 + 0.5
            tube(
                [
                    (radius * 0.5 * math.cos(a), radius * 0.5 * math.sin(a), height - 0.03),
                    (radius * 0.92 * math.cos(a), radius * 0.92 * math.sin(a), 0),
                ],
                0.024,
                top,
                radii=[1.1, 0.7],
            )
    return root


def frame(width, height, paint, rim=OAK, **spot):
    """A picture on the wall: a sun over two hills."""
    with group(**spot) as root:
        timber = wood(*rim)
        for x, y, w, h in (
            (0, height / 2, width, 0.03),
            (0, -height / 2, width, 0.03),
            (width / 2, 0, 0.03, height),
            (-width / 2, 0, 0.03, height),
        ):
            box((w + 0.03, 0.04, h + (0.03 if w == 0.03 else 0)), timber, (x, 0, y - h / 2), 0.004)
        box((width, 0.01, height), plain('#f3ecdf', 0.9), (0, 0.005, -height / 2), 0)
        disc(width * 0.15, plain(paint[0], 0.9), (width * 0.1, -0.003, height * 0.14), (90, 0, 0))
        for at, color, rise in ((-0.006, paint[1], 0.02), (-0.009, paint[2], -0.12)):
            ridge = [
                (width * (i / 24 - 0.5) * 0.84, height * (rise + 0.09 * math.sin(i / 24 * 5 + rise * 30)))
                for i in range(25)
            ]
            verts = [(x, at, z) for x, z in [*ridge, (width * 0.42, -height * 0.4), (-width * 0.42, -height * 0.4)]]
            mesh(verts, [tuple(range(len(verts)))], plain(color, 0.9))
    return root


def cover_book(width=0.86, height=0.98, thick=0.07):
    """A picture book for children, standing: a hedgehog on a hill."""
    board = plain('#e6c46a', 0.55)
    with group():
        box((width - 0.02, thick - 0.02, height - 0.03), kraft('#f3ecdc'), (0.005, 0, 0.015), 0.002)
        for y in (-1, 1):
            box((width, 0.014, height), board, (0, y * (thick / 2 - 0.007), 0), 0.006)
        box((0.014, thick, height), board, (-width / 2 + 0.005, 0, 0), 0.006)
        face = -thick / 2 - 0.002
        hill = [(width * (i / 32 - 0.5) * 0.995, 0.3 + 0.09 * math.sin(i / 32 * 3.4 + 0.4)) for i in range(33)]
        verts = [(x, face, z) for x, z in [*hill, (width * 0.497, 0.01), (-width * 0.497, 0.01)]]
        mesh(verts, [tuple(range(len(verts)))], plain('#7d9a62', 0.6))
        disc(0.1, plain('#d9603a', 0.6), (0.24, face, 0.62), (90, 0, 0))
        spikes, n = [], 26
        for i in range(2 * n + 1):
            a = math.pi * i / (2 * n)
            r = 0.2 if i % 2 else 0.165
            spikes.append((-0.02 - r * math.cos(a) * 1.15, face - 0.002, 0.36 + r * math.sin(a)))
        mesh(spikes, [tuple(range(len(spikes)))], plain('#6b4a33', 0.6))
        head = [(0.06, 0.36), (0.1, 0.47), (0.2, 0.43), (0.29, 0.385), (0.28, 0.36)]
        mesh([(x, face - 0.004, z) for x, z in head], [tuple(range(len(head)))], plain('#d8b48c', 0.6))
        disc(0.012, plain('#1c1510', 0.4), (0.16, face - 0.006, 0.41), (90, 0, 0))
        disc(0.016, plain('#1c1510', 0.4), (0.287, face - 0.006, 0.375), (90, 0, 0))
        ink = plain('#4a2c1a', 0.6)
        words('刺猬去散步', 0.125, ink, (0.01, face - 0.002, 0.84))
        words('豆荚绘本', 0.045, ink, (0.01, face - 0.002, 0.72))
