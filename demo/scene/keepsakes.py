"""Hourglasses, lights, balloons, roses and bows. One unit is about 10 cm."""

import math
import random

from materials import bump, glass, glow, metal, noise, plain, rgb
from shape import ball, flowing, group, lathe, mesh, prism, ring, stuffed, tube, turned


def hourglass():
    """Caps of brass; half of the fine sand has run."""
    brass, sand = metal('#d3a853', 0.22), plain('#e3c795', 0.95)
    bump(sand, noise(sand, 160, detail=2), 0.3, 0.008)
    for z in (0, 1.62):
        turned(
            [(0, z), (0.46, z), (0.48, z + 0.03), (0.48, z + 0.08), (0.42, z + 0.12), (0, z + 0.12)],
            brass,
            0.02,
        )
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.62
        line = [(0, 0.1), (0.035, 0.1), (0.026, 0.5), (0.036, 0.87), (0.026, 1.24), (0.035, 1.64), (0, 1.64)]
        lathe(flowing([list(p) for p in line[1:-1]]), brass, (0.42 * math.cos(a), 0.42 * math.sin(a), 0))
    half = [(0.2, 0.13), (0.29, 0.2), (0.32, 0.4), (0.27, 0.6), (0.12, 0.76), (0.035, 0.84)]
    outer = flowing([[r, z] for r, z in half] + [[0.03, 0.87]] + [[r, 1.74 - z] for r, z in reversed(half)], 10)
    lathe([(0, 0.125), *outer, (0, 1.615)], glass('#fbfdfd', 0.0))
    inner = [(r - 0.02, z) for r, z in outer]
    low = [(r, z) for r, z in inner if z < 0.36]
    lathe([(0, 0.15), *low, (0.16, 0.46), (0.03, 0.56), (0, 0.57)], sand)
    high = [(max(r, 0.012), z) for r, z in inner if 0.9 < z < 1.22]
    lathe([(0, 0.86), (0.01, 0.87), *high, (0.12, 1.17), (0, 1.12)], sand)
    tube([(0, 0, 0.5), (0, 0, 0.92)], 0.008, sand, soft=False)


def star(radius, material, **spot):
    points = []
    for k in range(10):
        a, r = math.pi / 2 + math.pi * k / 5, radius * (1 if k % 2 == 0 else 0.42)
        points.append((r * math.cos(a), r * math.sin(a)))
    return prism(points, radius * 0.3, material, edge=radius * 0.05, **spot)


def night_globe():
    """Three golden stars in a night of fine gold; its foot is lit."""
    chance = random.Random(8)
    gold = plain('#f2c14e', 0.3, metal=0.6, Emission=rgb('#f2b545'), **{'Emission Strength': 0.9})
    timber, night = (
        plain('#5a3a26', 0.4, coat=0.3),
        plain('#15224f', 0.35, Emission=rgb('#1d3a8a'), **{'Emission Strength': 0.35}),
    )
    turned([(0, 0), (0.5, 0), (0.5, 0.06), (0.42, 0.2), (0.42, 0.3), (0.34, 0.32), (0, 0.32)], timber, 0.03)
    turned([(0.421, 0.2), (0.43, 0.21), (0.43, 0.245), (0.421, 0.25)], glow('#ffd99a', 5), 0.006)
    with group((0, 0, 0.82)):
        ball(0.56, glass('#fbfdff'), steps=64)
        back = [(0.5 * math.cos(h), 0.5 * math.sin(h)) for h in [math.pi * (i / 48 - 0.5) for i in range(49)]]
        shell = lathe(back, night, smooth=180, steps=96)
        for vertex in shell.data.vertices:
            if vertex.co.y < 0.02:
                vertex.co.y = 0.02
        for x, z, size, turn in ((-0.1, 0.08, 0.17, 8), (0.2, -0.1, 0.11, -14), (-0.22, -0.2, 0.08, 20)):
            star(size, gold, at=(x, -0.05, z), turn=(90, turn, 0))
        for k in range(90):
            a, r = chance.uniform(0, 6.28), 0.46 * math.sqrt(chance.random())
            spot = (r * math.cos(a), chance.uniform(-0.16, -0.01), r * math.sin(a))
            ball(chance.uniform(0.006, 0.013), gold, spot, steps=6)


def balloon(material, ribbon, at, foot, lean=0.0, size=1.0):
    with group(at, (0, lean, 0), size):
        line = [
            (0.0, -0.5),
            (0.05, -0.49),
            (0.14, -0.42),
            (0.32, -0.16),
            (0.4, 0.12),
            (0.34, 0.36),
            (0.18, 0.48),
            (0, 0.51),
        ]
        lathe(flowing([list(p) for p in line]), material, smooth=180)
        lathe([(0.025, -0.49), (0.07, -0.56), (0.06, -0.565), (0, -0.5)], material)
    a = math.radians(lean)
    knot = (at[0] - 0.54 * size * math.sin(a), at[1], at[2] - 0.54 * size * math.cos(a))
    middle = [(p + q) / 2 + d for p, q, d in zip(knot, foot, (0.05, 0.03, 0))]
    tube([knot, middle, foot], 0.009, ribbon)


def balloons(color, light, deep):
    """Seven of the thirty, the pump, and the ribbon."""
    tones = [plain(tone, 0.16, coat=0.6, Sheen=0.2) for tone in (color, light, deep)]
    ribbon, white = plain('#f6efe2', 0.5), plain('#f4f2ec', 0.35, coat=0.3)
    places = (
        (0, 0.2, 2.5, 0),
        (-0.62, 0.1, 2.1, -12),
        (0.6, 0.12, 2.16, 12),
        (-0.3, -0.22, 1.72, -8),
        (0.38, -0.2, 1.62, 8),
        (-0.86, 0.3, 1.5, -18),
        (0.92, 0.34, 1.5, 18),
    )
    for k, (x, y, z, lean) in enumerate(places):
        balloon(tones[k % 3], ribbon, (x, y, z), (0, 0, 0.24), lean)
    stuffed((0.34, 0.34, 0.26), tones[2], (0, 0, 0), square=1.0)
    with group((0.62, -0.5, 0.14), (0, 90, 26)):
        turned(
            [(0, -0.5), (0.13, -0.5), (0.13, 0.3), (0.07, 0.36), (0.03, 0.42), (0.025, 0.62), (0, 0.62)], white, 0.02
        )
        turned([(0, -0.86), (0.11, -0.86), (0.11, -0.8), (0.05, -0.79), (0.05, -0.5), (0, -0.5)], tones[0], 0.01)
    for k, (x, y) in enumerate(((-0.72, -0.5), (-0.5, -0.62), (-0.86, -0.72), (-0.6, -0.8))):
        with group((x, y, 0.03), (0, 90, 40 + 70 * k)):
            line = [(0, -0.13), (0.1, -0.06), (0.11, 0.04), (0.03, 0.13), (0.025, 0.2), (0.045, 0.22)]
            lathe(flowing([list(p) for p in line]), tones[k % 3]).scale = (0.3, 1, 1)


def kiss_purse(color):
    """Of gathered velvet, in a frame of pale gold."""
    velvet, gold = plain(color, 0.85, Sheen=1.0), metal('#e0c384', 0.2)
    bump(velvet, noise(velvet, 5, (4, 1, 0.6), detail=2), 0.6, 0.05)
    with group(turn=(0, 0, 14)):
        stuffed((1.5, 0.6, 1.06), velvet, (0, 0, 0.0), square=0.7, flat=0.62)
        stuffed((1.12, 0.3, 0.4), velvet, (0, 0, 0.74), square=0.4, flat=0.4)
        arc = [(-0.62, 0.66), (-0.6, 0.92), (-0.42, 1.12), (0, 1.17), (0.42, 1.12), (0.6, 0.92), (0.62, 0.66)]
        for y in (-0.075, 0.075):
            tube([(x, y, z) for x, z in arc], 0.055, gold)
        for side in (-1, 1):
            turned(
                [(0, -0.09), (0.06, -0.09), (0.06, 0.09), (0, 0.09)],
                gold,
                0.02,
                at=(side * 0.62, 0, 0.66),
                turn=(90, 0, 0),
            )
            tube([(0, side * 0.07, 1.18), (side * 0.05, side * 0.03, 1.27)], 0.035, gold)
            ball(0.1, gold, (side * 0.055, side * 0.035, 1.33))
        ring(0.08, 0.018, gold, (0.7, 0, 0.74), (90, 0, 30))


def crown(color, cloth):
    """Soft, covered in plush, with beads of many colours."""
    felt = plain(cloth, 0.9, Sheen=1.0)
    bump(felt, noise(felt, 70, detail=3), 0.5, 0.012)
    verts, steps, high = [], 240, 6
    for i in range(steps):
        a = 2 * math.pi * i / steps
        peak = 0.62 + 0.4 * (1 - abs((i * 8 / steps) % 1 * 2 - 1)) ** 1.0
        for j in range(high + 1):
            z = peak * j / high
            r = 0.8 + 0.1 * (z / 1.0) ** 1.3
            verts.append((r * math.cos(a), r * math.sin(a), z))
    row = high + 1
    faces = [
        (i * row + j, (i + 1) % steps * row + j, (i + 1) % steps * row + j + 1, i * row + j + 1)
        for i in range(steps)
        for j in range(high)
    ]
    body = mesh(verts, faces, felt, smooth=60)
    change = body.modifiers.new('thick', 'SOLIDIFY')
    change.thickness, change.offset = 0.09, 0
    soft = body.modifiers.new('bevel', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.035, 4, 'ANGLE'
    tones = ('#d8405a', '#3f8fd0', '#f2b03a', '#58b07a', '#a06fd0')
    for z, thick in ((0.07, 0.05), (0.42, 0.03)):
        ring(0.85 + 0.03 * z, thick, plain(color, 0.35, metal=0.6), (0, 0, z))
    for k in range(16):
        a = 2 * math.pi * (k + 0.5) / 16
        ball(0.065, plain(tones[k % 5], 0.12, coat=0.8), (0.885 * math.cos(a), 0.885 * math.sin(a), 0.25), steps=24)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        ball(0.085, plain('#f6efe2', 0.2, coat=0.6), (0.9 * math.cos(a), 0.9 * math.sin(a), 1.05), steps=24)
        ball(0.07, plain(tones[k % 5], 0.12, coat=0.8), (0.925 * math.cos(a), 0.925 * math.sin(a), 0.64), steps=24)
