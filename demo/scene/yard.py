"""Things for pets and for the balcony. One unit is about 10 cm."""

import math
import random

from materials import bump, feed, glaze, metal, noise, plain, ramp, skin
from mould import lofted, melted
from pots import gravel, ribbed
from shape import ball, disc, flowing, group, lathe, mesh, ring, slab, tube, turned, words
from vanity import darker
from ware import blade


def chew_bone():
    """Of pressed hide, in layers that show at its knots."""
    hide = plain('#d9b98a', 0.6, coat=0.1)
    feed(
        hide,
        'Base Color',
        ramp(hide, noise(hide, 5, (1, 5, 5), 6), [(0.3, '#c49a63'), (0.55, '#e0c296'), (0.75, '#b98b55')]),
    )
    bump(hide, noise(hide, 9, (0.6, 4, 4), 5), 0.35, 0.03)
    with group((0, 0, 0.02), (0, 0, 24)):
        parts = [tube_body((-0.62, 0.62))]
        for side in (-1, 1):
            for y in (-0.15, 0.15):
                parts.append(ball(0.225, hide, (side * 0.7, y, 0.225), (1.05, 1, 0.92), steps=24))
        melted(parts, hide, 0.018, 14)


def tube_body(span):
    section = lambda t: [
        (span[0] + (span[1] - span[0]) * t, (0.165 + 0.02 * math.cos(6 * t)) * math.cos(a), 0.215 + 0.17 * math.sin(a))
        for a in [-2 * math.pi * k / 40 for k in range(40)]
    ]
    return lofted(section, 24, 40, None)


def yarn_ball(color, dark):
    """Wound many times, two needles of cloth through it."""
    wool, deep, core = (
        plain(color, 0.95, Sheen=0.6),
        plain(darker(color), 0.95, Sheen=0.6),
        plain(dark, 0.95, Sheen=0.4),
    )
    chance = random.Random(6)
    radius = 0.45
    with group((0, 0, radius + 0.02)):
        ball(radius * 0.9, core)
        for band in range(20):
            tilt, spin, shift = chance.uniform(0, 180), chance.uniform(0, 360), chance.uniform(-0.14, 0.14)
            far = radius * (0.93 + 0.008 * band)
            for k in range(-3, 4):
                off = shift + 0.05 * k
                r = math.sqrt(far**2 - off**2)
                line = [(r * math.cos(a), r * math.sin(a), off) for a in [2 * math.pi * i / 72 for i in range(72)]]
                tube(line, 0.026, (wool, deep)[band % 3 == 1], turn=(tilt, 0, spin), closed=True, soft=False)
        for turn, tone in ((-34, '#e0b46a'), (38, '#e0b46a')):
            with group((0, 0.02, 0.1), (16, turn, 0)):
                tube([(0, 0, -0.5), (0, 0, 0.86)], 0.036, plain(tone, 0.8), soft=False, radii=[0.6, 1])
                ball(0.08, plain('#c2503f', 0.8), (0, 0, 0.88))
    tail = [(0.36, -0.2, 0.03), (0.6, -0.34, 0.03), (0.86, -0.2, 0.03), (1.02, -0.42, 0.03), (0.8, -0.62, 0.03)]
    tube(tail, 0.028, wool)


def pet_bowl(color, pale):
    """Wider below than above, its inner wall one curve; the measuring spoon lies in front."""
    coat, white, soft = plain(color, 0.3, coat=0.5), plain('#f6f3ea', 0.3, coat=0.5), plain('#3a3c40', 0.7)
    with group((-0.06, 0.16, 0)):
        turned([(0, 0), (0.84, 0), (0.86, 0.03), (0.84, 0.07), (0, 0.07)], soft, 0.02)
        outer = [(0.83, 0.06), (0.76, 0.3), (0.67, 0.5), (0.65, 0.53)]
        lathe(flowing([list(p) for p in outer]), coat)
        inner = [(0.65, 0.53), (0.63, 0.535), (0.6, 0.5), (0.5, 0.26), (0.28, 0.13), (0, 0.1)]
        lathe(flowing([list(p) for p in inner]), white)
        chance = random.Random(2)
        tones = [plain(tone, 0.85) for tone in ('#9c6a3c', '#b37f4a', '#8a5730')]
        for k in range(260):
            a, r = chance.uniform(0, 6.28), 0.52 * math.sqrt(chance.random())
            z = 0.33 + 0.1 * (1 - r / 0.52) + chance.uniform(0, 0.04)
            ball(
                0.05, tones[k % 3], (r * math.cos(a), r * math.sin(a), z), (1, 1, 0.62), [chance.uniform(0, 90)] * 3, 8
            )
    with group((0.3, -0.82, 0.0), (0, 0, 14)):
        scoop = plain(pale, 0.35, coat=0.3)
        turned([(0, 0), (0.16, 0), (0.2, 0.2), (0.185, 0.2), (0.15, 0.02), (0, 0.02)], scoop, 0.02, at=(0.36, 0, 0))
        slab(0.62, 0.13, 0.045, 0.06, scoop, (-0.1, 0, 0.15), edge=0.015)


def id_tag(color):
    """Lying, a name cut into it, in its quiet ring."""
    tone, pale = metal(color, 0.3), plain('#f4f1ea', 0.6)
    with group((0, -0.06, 0.02), (5, 0, 8)):
        turned([(0, 0), (0.6, 0), (0.62, 0.02), (0.62, 0.06), (0.6, 0.08), (0, 0.08)], tone, 0.01)
        turned([(0.0, 0), (0.2, 0), (0.2, 0.08), (0, 0.08)], tone, 0.01, at=(0, 0.66, 0))
        turned([(0, 0.07), (0.1, 0.07), (0.1, 0.083), (0, 0.083)], plain('#3a3733', 0.8), 0.002, at=(0, 0.7, 0))
        ring(0.54, 0.008, pale, (0, 0, 0.08), scale=(1, 1, 0.3))
        words('豆包', 0.25, pale, (0, 0.08, 0.081), (0, 0, 0))
        words('DOUBAO', 0.07, pale, (0, -0.16, 0.081), (0, 0, 0))
        with group((0, -0.36, 0.081)):
            paw(pale)
        with group((0.0, 0.92, 0.1), (14, 0, 0)):
            ring(0.24, 0.035, plain('#e9e5da', 0.4, coat=0.2))
            ring(0.24, 0.02, metal('#cfd2d6', 0.2), (0, 0, 0.045))


def paw(material):
    disc(0.07, material, (0, -0.02, 0), steps=40).scale = (1.15, 0.9, 1)
    for x, y in ((-0.1, 0.06), (-0.04, 0.1), (0.04, 0.1), (0.1, 0.06)):
        disc(0.03, material, (x, y, 0), steps=24).scale = (0.85, 1.2, 1)


def tinted_cactus(dark, light, china):
    """A small column, dyed; its new shoot is green."""
    flesh, green = skin([(0.35, dark), (0.65, light)], 3, rough=0.5), skin([(0.35, '#4a8a4a'), (0.65, '#7ab062')], 3)
    body = glaze(china, rough=0.16)
    with group(turn=(0, 0, 14)):
        line = [(0, 0), (0.3, 0), (0.34, 0.04), (0.4, 0.5), (0.41, 0.54), (0.37, 0.54), (0.36, 0.47), (0, 0.46)]
        turned(line, body, 0.02)
        disc(0.365, plain('#3a2c20', 0.95), (0, 0, 0.475))
        gravel(0.34, 0.49, 170, ('#e8e4da', '#cfc8ba', '#f3f0e8'))
        ribbed([(0, 0.4), (0, 0.7), (0, 1.0), (0, 1.24)], 0.24, flesh, 11)
        ribbed([(0.2, 0.5), (0.25, 0.55), (0.27, 0.66), (0.27, 0.78)], 0.1, flesh, 8, seed=4)
        ribbed([(0.02, 1.2), (0.03, 1.25), (0.03, 1.3), (0.03, 1.36)], 0.07, green, 7, 0.12, 0.04, seed=5)


def bulb(coat, flesh, shoot, **spot):
    with group(**spot):
        line = [(0, 0), (0.14, 0.02), (0.3, 0.16), (0.33, 0.34), (0.22, 0.56), (0.1, 0.72), (0.03, 0.8)]
        lathe(flowing([list(p) for p in line]), flesh, shape=lambda a: 1 + 0.02 * math.cos(5 * a))
        over = [(r + 0.012, z) for r, z in line[1:5]]
        made = lathe(flowing([list(p) for p in over]), coat, shape=lambda a: 1 + 0.025 * math.cos(7 * a))
        for vertex in made.data.vertices:
            if vertex.co.z > 0.4:
                vertex.co.z -= 0.12 * (0.5 + 0.5 * math.sin(3 * math.atan2(vertex.co.y, vertex.co.x)))
        lathe(flowing([[0.07, 0.66], [0.06, 0.8], [0.0, 0.98]]), shoot)
        for k in range(14):
            a = k * 2.4
            ends = [(0.06 * math.cos(a), 0.06 * math.sin(a), 0.03), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.0)]
            tube(ends, 0.008, plain('#b39a72', 0.9), soft=False)


def tulip(petals, green, at, size, lean):
    """The flower that the bulbs will bear."""
    with group(at, lean, size):
        tube([(0, 0, -1.3), (0.03, 0.02, -0.6), (0, 0, 0)], 0.035, green)
        for k in range(6):
            inner = k % 2
            with group(turn=(0, 0, 60 * k)):
                petal_of_tulip(petals, 0.95 if inner else 1.0, 0.03 if inner else 0.05)


def petal_of_tulip(material, size, out):
    n, verts = 12, []
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = 2 * i / n - 1, j / n
            r = size * (0.04 + 0.2 * math.sin(math.pi * min(1, v * 0.62 + 0.08)) + out * v)
            half = 0.72 * math.sin(math.pi * (0.12 + 0.84 * v) ** 0.9) ** 0.55
            a = u * half
            verts.append((r * math.cos(a), r * math.sin(a), size * 0.52 * (v - 0.08 * u * u * v)))
    row = n + 1
    faces = [
        (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(n) for j in range(n)
    ]
    made = mesh(verts, faces, material, smooth=180)
    made.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012


def tulip_bulbs(dark, light):
    """Five bulbs with their shoots, and a flower of the colour they bear."""
    coat, flesh = (
        skin([(0.35, '#6f3f20'), (0.65, '#a8693a')], 5, (1, 1, 0.4), 0.5),
        skin([(0.3, '#e6d3a8'), (0.7, '#f2e6c6')], 3),
    )
    shoot, green = skin([(0.4, '#a9c078'), (0.7, '#d3dba4')], 3), skin([(0.35, '#4a7f45'), (0.65, '#6fa05c')], 3)
    petals = skin([(0.3, dark), (0.7, light)], 3, (1, 1, 0.5), 0.45, Sheen=0.3)
    places = ((-0.75, 0.1, 0, 0), (0.02, 0.3, 0, 20), (0.72, 0.12, 0, 50), (-0.34, -0.5, 0, 80))
    for x, y, z, turn in places:
        bulb(coat, flesh, shoot, at=(x, y, z), turn=(3, 4, turn))
    bulb(coat, flesh, shoot, at=(0.34, -0.56, 0.3), turn=(66, 0, 30))
    tulip(petals, green, (1.14, 0.36, 1.48), 1.1, (4, 6, 0))
    for turn, long in ((150, 0.95), (20, 0.8)):
        blade(green, long, (1.02, 0.36, 0.06), (0, -62, turn), 0.2, 0.3)
