"""More plants in pots, and a stump to stand them on. One unit is about 10 cm."""

import math
import random

from materials import bump, feed, node, noise, plain, ramp, skin, where
from pots import pot
from shape import add, ball, disc, flowing, group, lathe, mesh, tube
from ware import blade


def umbrella(green, at, size, seed):
    """Leaflets around the end of a stalk, as those of a schefflera."""
    chance = random.Random(seed)
    for i in range(8):
        blade(
            green,
            size * chance.uniform(0.85, 1.1),
            at,
            (chance.uniform(-8, 8), 12 + chance.uniform(-6, 8), 45 * i + chance.uniform(-6, 6)),
            0.36,
            0.32,
        )


def schefflera():
    chance = random.Random(4)
    green, stalk = skin([(0.35, '#255a2a'), (0.65, '#4f8a3f')], 3, rough=0.3), plain('#6f8a4a', 0.55)
    pot(0.46, 0.66)
    for i in range(3):
        tube(
            [
                (0.05 * math.cos(2.1 * i), 0.05 * math.sin(2.1 * i), 0.5),
                (0.09 * math.cos(2.1 * i), 0.09 * math.sin(2.1 * i), 1.5),
            ],
            0.032,
            plain('#7a6a48', 0.8),
            radii=[1.2, 0.8],
        )
    for i in range(17):
        a, z = i * 2.4, 0.95 + 0.066 * i
        far = (0.62 - 0.024 * i) * chance.uniform(0.85, 1.1)
        end = (far * math.cos(a), far * math.sin(a), z + 0.12)
        tube(
            [(0.08 * math.cos(a), 0.08 * math.sin(a), z - 0.18), (0.5 * end[0], 0.5 * end[1], z + 0.02), end],
            0.012,
            stalk,
        )
        umbrella(green, end, 0.4 - 0.006 * i, i)


def daisy_parts():
    petals = lathe(
        [(0.03, 0), (0.08, 0.012), (0.13, 0.006)],
        plain('#f6f4ec', 0.7),
        (0, 0, -40),
        steps=104,
        smooth=180,
        shape=lambda a: 0.72 + 0.28 * abs(math.cos(6.5 * a)) ** 0.5,
    )
    core = ball(0.042, plain('#e5b02c', 0.8), (0, 0, -40), (1, 1, 0.6), steps=14)
    return petals.data, core.data


def marguerite():
    chance = random.Random(6)
    petals, core = daisy_parts()
    green = skin([(0.35, '#3f6b35'), (0.65, '#76994f')], 4, rough=0.6)
    pot(0.5, 0.6, '#c9b8a0')
    middle, r = (0, 0, 0.93), 0.72
    for i in range(230):
        up = 1 - 1.4 * (i + 0.5) / 230
        a, flat = i * 2.39996, math.sqrt(1 - up * up)
        far = r * chance.uniform(0.6, 0.93)
        at = (far * flat * math.cos(a), far * flat * math.sin(a), middle[2] + far * up * 0.86)
        blade(
            green, 0.24, at, (chance.uniform(-30, 30), -60 * up + chance.uniform(-25, 15), math.degrees(a)), 0.26, 0.25
        )
    for i in range(62):
        up = 1 - 1.12 * (i + 0.5) / 62
        a, flat = i * 2.39996, math.sqrt(1 - up * up)
        with group(
            (r * flat * math.cos(a), r * flat * math.sin(a), middle[2] + r * up * 0.88),
            (0, math.degrees(math.acos(up)) * 0.85, math.degrees(a)),
        ):
            add(petals, None, (0, 0, 0.04), (chance.uniform(-14, 14), chance.uniform(-14, 14), chance.uniform(0, 60)))
            made = add(core, None, (0, 0, 0.056))
            made.scale = (1, 1, 0.6)


def clover_leaf(green, at, size, turn, droop):
    """Four hearts."""
    with group(at, (droop, 0, turn), size):
        for i in range(4):
            with group(turn=(0, 0, 90 * i)):
                line = flowing([[0, 0], [0.3, 0.34], [0.72, 0.44], [0.96, 0.26], [0.84, 0]], 5)
                verts = [(x, s * y, 0.1 * y - 0.12 * x * x) for s in (1, -1) for x, y in line]
                n = len(line)
                faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
                mesh(verts, faces, green, smooth=180)


def oxalis():
    chance = random.Random(9)
    green = plain('#5d9a44', 0.55)
    dark = plain('#3f6f35', 0.55)
    stalk = plain('#8aa35a', 0.6)
    pot(0.46, 0.58, '#e3ddd0')
    for i in range(34):
        a, t = i * 2.39996, (i + 0.5) / 34
        far, z = 0.74 * math.sqrt(t), 1.36 - 0.52 * t + chance.uniform(-0.06, 0.06)
        end = (far * math.cos(a), far * math.sin(a), z)
        tube(
            [(0.3 * end[0], 0.3 * end[1], 0.5), (0.62 * end[0], 0.62 * end[1], 0.5 + (z - 0.5) * 0.66), end],
            0.008,
            stalk,
        )
        clover_leaf(
            dark if i % 4 == 0 else green,
            end,
            0.23 * chance.uniform(0.85, 1.15),
            chance.uniform(0, 90),
            chance.uniform(-12, 12),
        )


def stump():
    """A piece of trunk in its bark, sawn flat."""
    bark = plain('#6b4d36', 0.95)
    ridges = noise(bark, 7, (2.2, 2.2, 0.35), 8)
    feed(bark, 'Base Color', ramp(bark, ridges, [(0.35, '#3f2c1e'), (0.55, '#6f5038'), (0.75, '#94724f')]))
    bump(bark, ridges, 1.0, 0.12)
    top = plain('#d3ad78', 0.75)
    rings = node(
        top,
        'ShaderNodeTexWave',
        {'Vector': where(top), 'Scale': 4.6, 'Distortion': 1.6, 'Detail': 2.0},
        wave_type='RINGS',
        rings_direction='Z',
    )
    feed(top, 'Base Color', ramp(top, (rings, 'Fac'), [(0.1, '#a87a48'), (0.45, '#d0a873'), (0.8, '#dbb988')]))
    bulge = lambda a: 1 + 0.05 * math.sin(3 * a + 1) + 0.025 * math.sin(7 * a) + 0.012 * math.sin(23 * a)
    with group(turn=(0, 0, 20)):
        lathe(
            [(1.0, 0), (1.04, 0.06), (1.0, 0.5), (0.97, 1.2), (0.98, 1.88), (0.96, 1.97)],
            bark,
            shape=bulge,
            steps=256,
            smooth=180,
        )
        lathe([(0.96, 1.97), (0.94, 2.0), (0, 2.0)], top, shape=bulge, steps=256)
        with group((0.82, -0.56, 1.1), (0, 62, -34)):
            lathe([(0.2, -0.12), (0.17, 0.1), (0.15, 0.13)], bark, steps=48, smooth=180)
            disc(0.15, top, (0, 0, 0.128))
