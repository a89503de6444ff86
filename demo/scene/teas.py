"""Teas that are not leaves in a tin: buds, fruit, grain, and boxes of them."""

import math
import random

import food
import gift
import snacks
import ware
from materials import plain, skin
from shape import add, ball, box, group, lathe, mesh, tube, words


def rose_bud_parts():
    """A dried bud: petals wound around one another, in a green cup."""
    petal = skin([(0.35, '#7d1f3f'), (0.6, '#a8395e'), (0.8, '#c9688a')], 6, (1, 1, 0.4), 0.8)
    green = plain('#6d7440', 0.85)
    parts = [ball(0.062, petal, (0, 0, -40), (0.82, 0.82, 1.28), steps=20)]
    for i in range(5):
        a = 2 * math.pi * i / 5
        parts.append(
            ball(
                0.05,
                petal,
                (0.026 * math.cos(a), 0.026 * math.sin(a), -40.012),
                (0.42, 0.95, 1.25),
                (9 * math.sin(a), -9 * math.cos(a), math.degrees(a) + 24),
                steps=14,
            )
        )
    parts.append(ball(0.05, green, (0, 0, -40.05), (0.95, 0.95, 0.62), steps=14))
    parts.append(tube([(0, 0, -40.07), (0.004, 0, -40.11)], 0.011, green))
    return parts


def rose_jar():
    chance = random.Random(6)
    parts = rose_bud_parts()

    def bud(at, turn):
        with group(at, turn, chance.uniform(0.9, 1.15)):
            for part in parts:
                made = add(part.data, None, (part.location.x, part.location.y, part.location.z + 40))
                made.rotation_euler = part.rotation_euler
                made.scale = part.scale

    def filled(radius, height):
        for i in range(150):
            a, far = 2.4 * i, (radius - 0.06) * math.sqrt((i % 15 + 0.6) / 15)
            place = (far * math.cos(a), far * math.sin(a), 0.09 + (height - 0.1) * i / 150)
            bud(place, [chance.uniform(-110, 110), chance.uniform(-110, 110), chance.uniform(0, 360)])

    ware.jar(0.76, inside=filled, at=(0.12, 0.1, 0))
    for x, y in ((-0.42, -0.3), (-0.26, -0.44), (-0.52, -0.12), (-0.12, -0.5), (-0.36, -0.12), (0.06, -0.44)):
        bud((x, y, 0.052), (90 + chance.uniform(-14, 14), chance.uniform(-10, 10), chance.uniform(0, 360)))


def tea_box(color, ribbon):
    """The closed box behind, and its four tins before it."""
    with group((0.1, 0.42, 0), (0, 0, -8)):
        box((1.5, 0.34, 1.02), plain(color, 0.55), (0, 0, 0), 0.015)
        box((1.516, 0.356, 0.3), plain(color, 0.5), (0, 0, 0.73), 0.015)
        box((0.16, 0.36, 1.036), plain(ribbon, 0.4), (-0.42, 0, 0), 0.01)
        gift.bow(plain(ribbon, 0.4), 0.26, at=(-0.42, -0.02, 1.03))
        ink = plain(ribbon, 0.5)
        words('四季茶', 0.2, ink, (0.2, -0.176, 0.46))
        words('雾岭', 0.08, ink, (0.2, -0.176, 0.28))
    for x, y, coat, name in (
        (-0.62, -0.22, '#4d6b43', '春绿'),
        (-0.2, -0.3, '#d9d3c2', '夏白'),
        (0.22, -0.34, '#2f5b6b', '秋乌'),
        (0.64, -0.32, '#8a2f24', '冬红'),
    ):
        ware.tin(coat, title=name, maker='雾岭', seal=None, radius=0.17, height=0.42, lid=0.12, at=(x, y, 0))


def barley_pouch():
    chance = random.Random(4)
    grain = skin([(0.35, '#6f4117'), (0.6, '#9a6428'), (0.8, '#b98441')], 8, rough=0.6)
    kernel = ball(0.05, grain, (0, 0, -40), (0.6, 0.5, 1.25), steps=12).data
    with group((0.12, 0.3, 0.02), (-7, 0, 8)):
        snacks.pouch('#b48a4e', '#f4ead2', '大麦茶', '谷间 · 烘焙 三十袋', '#5d3413')
    for _ in range(170):
        far, a = abs(chance.gauss(0, 0.26)), chance.uniform(0, 6.28)
        made = add(kernel, None, (-0.46 + 1.5 * far * math.cos(a), -0.52 + 0.7 * far * math.sin(a), 0.03))
        made.scale = (0.6, 0.5, 1.25)
        made.rotation_euler = (1.57, chance.uniform(-0.3, 0.3), chance.uniform(0, 6.28))


def pyramid_bag(at, turn):
    """A bag of gauze, with the leaves that show through."""
    gauze, leaf = plain('#dfe3d2', 0.5, Alpha=0.5), plain('#39462a', 0.8)
    r, h = 0.24, 0.36
    foot = [(r * math.cos(a), r * math.sin(a), 0.01) for a in (0.52, 2.62, 4.71)]
    with group(at, turn):
        mesh([*foot, (0, 0, h)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)], gauze, smooth=10)
        chance = random.Random(3)
        for _ in range(70):
            far, a, z = 0.11 * math.sqrt(chance.random()), chance.uniform(0, 6.28), chance.uniform(0.03, 0.14)
            ball(0.028, leaf, (far * math.cos(a), far * math.sin(a), z), (1, 0.8, 0.7), steps=8)
        tube([(0, 0, h), (0.03, -0.16, h * 0.7), (0.1, -0.36, 0.03), (0.22, -0.42, 0.012)], 0.006, plain('#f0ece0', 0.9))
        box((0.14, 0.12, 0.006), plain('#6d7d44', 0.7), (0.28, -0.46, 0.006), 0.002, (0, 0, 20))


def oolong_box(color):
    with group((0.1, 0.34, 0), (0, 0, -14)):
        box((1.0, 0.5, 1.12), plain(color, 0.6), (0, 0, 0), 0.012)
        box((0.7, 0.01, 0.72), plain('#efe6cf', 0.8), (0, -0.252, 0.2), 0.003)
        ink = plain('#26331f', 0.8)
        words('铁观音', 0.19, ink, (0, -0.262, 0.58))
        words('雾岭 · 三角茶包 三十枚', 0.052, ink, (0, -0.262, 0.36))
    pyramid_bag((-0.36, -0.42, 0), (0, 0, 10))
    pyramid_bag((0.42, -0.5, 0), (0, 0, -30))


def citrus_puer(*peel):
    """Dried whole mandarins, filled with dark tea; one is open."""
    for x, y in ((0.5, 0.34), (-0.52, 0.3)):
        food.orange(peel, 0.31, at=(x, y, 0), turn=(0, 0, 40 * x))
    rind = skin([(0.4, peel[0]), (0.62, peel[1])], 2.5, rough=0.5, pores=0.28, pore_scale=44)
    line = [(0.31 * math.cos(a), 0.295 + 0.295 * math.sin(a)) for a in [math.radians(v) for v in range(-90, 44, 6)]]
    with group((0.0, -0.24, 0)):
        lathe(line + [(r - 0.03, z) for r, z in reversed(line) if z > 0.04], rind, smooth=180)
        ware.leaves(
            260,
            lambda chance: (chance.gauss(0, 0.075), chance.gauss(0, 0.075), 0.42 + chance.uniform(0, 0.05)),
            ('#21130b', '#2f1c10', '#170d07'),
            0.05,
        )
    lid = [(0.31 * math.cos(a), 0.31 * math.sin(a)) for a in [math.radians(v) for v in range(44, 91, 4)]]
    lathe(lid, rind, (0.5, -0.46, -0.13), (16, -10, 0), smooth=180)
    ware.leaves(
        90,
        lambda chance: (-0.42 + chance.gauss(0, 0.1), -0.52 + chance.gauss(0, 0.06), 0.02),
        ('#21130b', '#2f1c10', '#170d07'),
        0.05,
    )
