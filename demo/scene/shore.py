"""Oysters and coconuts. One unit is about 10 cm."""

import math
import random

from fruit import lemon_slice_parts, placed
from materials import bump, feed, noise, plain, ramp, skin
from mathutils import noise as chance_of
from shape import box, disc, flowing, group, lathe, mesh, ring, tube, turned


def rim(a, seed):
    """How far the edge of an oyster's shell is from its middle; the hinge is at a = 90 degrees."""
    point = 0.5 + 0.5 * math.sin(a)
    wide = 0.34 + 0.22 * point**3 - 0.05 * math.cos(2 * a)
    return wide + 0.03 * chance_of.noise((2.4 * math.cos(a), 2.4 * math.sin(a), seed)) + 0.008 * math.sin(19 * a + seed)


def dish(height, material, seed, reach=1.0, **spot):
    """A skin over the outline of a shell; `height(t, a)` at t 0 … 1 from the middle."""
    rings, around = 36, 160
    verts = []
    for i in range(rings + 1):
        for k in range(around):
            a, t = 2 * math.pi * k / around, i / rings
            r = rim(a, seed) * t * reach
            verts.append((r * math.cos(a), r * math.sin(a), height(t, a)))
    faces = [
        (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
        for i in range(rings)
        for k in range(around)
    ]
    return mesh(verts, faces, material, smooth=180, **spot)


def rough_shell():
    stops = [(0.3, '#4f4a46'), (0.45, '#8a8178'), (0.58, '#b9ae9f'), (0.72, '#5f5a58')]
    made = skin(stops, 5, rough=0.75)
    bump(made, noise(made, 16, detail=6), 0.5, 0.03)
    return made


def frills(t, a, seed):
    """The layers that a shell grows in."""
    step = (t * 7) % 1
    lump = chance_of.noise((3 * t * math.cos(a), 3 * t * math.sin(a), seed + 4))
    return 0.024 * step + 0.03 * lump * t + 0.012 * t * math.sin(11 * a + 3 * lump)


def closed_oyster(shell, seed, **spot):
    with group(**spot):
        dish(lambda t, a: 0.17 - 0.17 * (1 - t * t) + frills(t, a, seed) * t, shell, seed)
        dish(lambda t, a: 0.17 + 0.13 * (1 - t**2.2) - 0.02 * t + frills(t, a, seed + 9), shell, seed)


def open_oyster(shell, pearl, flesh, edge, seed, **spot):
    """Its meat white, with a dark border."""
    with group(**spot):
        dish(lambda t, a: 0.19 * t * t + frills(t, a, seed) * t - 0.012, shell, seed, 1.04)
        dish(lambda t, a: 0.03 + 0.175 * t**2.4 + 0.008 * math.sin(7 * a) * t, pearl, seed, 0.99)
        soft = lambda t, a: chance_of.noise((4 * t * math.cos(a), 4 * t * math.sin(a), seed + 2))
        with group((0, -0.02, 0)):
            dish(lambda t, a: 0.085 + 0.075 * (1 - t**2.6) + 0.035 * soft(t, a) * (1 - t**4), flesh, seed, 0.74)
            for far, up, thick in ((0.73, 0.1, 0.016), (0.69, 0.115, 0.01)):
                ways = [2 * math.pi * k / 90 for k in range(90)]
                ripple = lambda a: 1 + 0.012 * math.sin(17 * a + seed) + 0.008 * math.sin(31 * a)
                line = [
                    (
                        rim(a, seed) * far * ripple(a) * math.cos(a),
                        rim(a, seed) * far * ripple(a) * math.sin(a),
                        up + 0.01 * math.sin(23 * a + seed),
                    )
                    for a in ways
                ]
                tube(line, thick, edge, closed=True)


def crushed_ice(radius, count):
    chance = random.Random(8)
    ice = plain('#f2f7fa', 0.12, Transmission=0.35, coat=0.6)
    for _ in range(count):
        a, r = chance.uniform(0, 6.283), radius * math.sqrt(chance.random())
        size, up = chance.uniform(0.08, 0.16), 0.05 + chance.uniform(0, 0.06)
        turn = [chance.uniform(0, 180) for _ in range(3)]
        box((size, size * 0.8, size * 0.7), ice, (r * math.cos(a), r * math.sin(a), up), 0, turn)


def oysters():
    """Four opened and three closed, on ice."""
    shell, edge = rough_shell(), plain('#2a2725', 0.25, coat=0.6)
    pearl = skin([(0.3, '#d9d6d0'), (0.5, '#f4f2ee'), (0.75, '#cfc9cf')], 3, rough=0.18, Clearcoat=0.7)
    flesh = skin([(0.3, '#d9cdb8'), (0.5, '#efe8da'), (0.7, '#e3d8c4')], 5, rough=0.14, Clearcoat=0.9)
    plate = [(0, 0), (1.1, 0), (1.55, 0.12), (1.57, 0.14), (1.1, 0.05), (0, 0.05)]
    turned(plate, plain('#33424a', 0.3, coat=0.5), 0.02)
    crushed_ice(1.26, 620)
    opened = ((-0.62, 0.36, 20), (0.42, 0.5, -24), (-0.36, -0.55, 150), (0.66, -0.42, -150))
    for k, (x, y, turn) in enumerate(opened):
        open_oyster(shell, pearl, flesh, edge, k * 1.7, at=(x, y, 0.2), turn=(6, -5 + 3 * k, turn))
    closed_oyster(shell, 9.1, at=(-1.0, -0.16, 0.2), turn=(10, -10, 60))
    closed_oyster(shell, 12.4, at=(1.2, 0.22, 0.2), turn=(0, 16, -70))
    slices = lemon_slice_parts(0.3)
    for at, turn in (((0.06, 0.02, 0.34), (34, -16, 0)), ((-0.04, 0.96, 0.3), (40, 20, 30))):
        placed(slices, at=at, turn=turn)


def husk():
    """Shaved and ground round: pale, with fine fibres."""
    made = plain('#e6d3ae', 0.7)
    fibres = noise(made, 3.5, (1, 1, 0.16), 8)
    feed(made, 'Base Color', ramp(made, fibres, [(0.3, '#cbb084'), (0.5, '#ead9b6'), (0.7, '#d8c094')]))
    bump(made, noise(made, 14, (1, 1, 0.2), detail=5), 0.3, 0.02)
    return made


NUT = [(0, 0.03), (0.26, 0), (0.5, 0.08), (0.64, 0.34), (0.66, 0.6), (0.58, 0.9), (0.38, 1.14), (0.2, 1.22), (0, 1.24)]


def coconut(shell, straw=None, **spot):
    """With the ring that a laser cut into its top, and the tab to pull."""
    steel, dark = plain('#d8dadd', 0.25, metal=1.0), plain('#6f5230', 0.8)
    with group(**spot):
        lathe(flowing([list(p) for p in NUT]), shell, smooth=180)
        ring(0.2, 0.012, dark, (0, 0, 1.212))
        if straw:
            disc(0.11, plain('#3a2a1c', 0.9), (0.02, 0, 1.244))
            tube([(0.02, 0, 1.0), (0.05, 0, 1.56), (0.08, 0, 1.72), (0.34, 0, 1.86)], 0.045, plain(straw, 0.35))
        else:
            turned([(0, 0), (0.16, 0), (0.15, 0.03), (0, 0.035)], steel, 0.01, at=(0, 0, 1.235))
            ring(0.1, 0.018, steel, (0, -0.17, 1.29), (24, 0, 0), (0.85, 1.2, 1))


def half_coconut(shell, **spot):
    """Cut open: thin white meat around clear water."""
    white, brown = plain('#fbf8f0', 0.3, coat=0.3), plain('#7a5636', 0.8)
    outer = flowing([[0, 0.02], [0.3, 0.03], [0.54, 0.22], [0.66, 0.6]])
    with group(**spot):
        lathe([*outer, (0.5, 0.61)], shell, smooth=50)
        lathe([(0.53, 0.612), (0.49, 0.614)], brown)
        inner = flowing([[0.5, 0.613], [0.43, 0.61], [0.36, 0.32], [0.2, 0.18], [0, 0.15]])
        lathe(inner, white, smooth=50)
        disc(0.4, plain('#f3f5ec', 0.04, Transmission=0.2, IOR=1.33), (0, 0, 0.44))


def coconuts():
    shell = husk()
    coconut(shell, at=(-0.62, 0.3, 0), turn=(0, 0, 20))
    coconut(shell, '#3f8f5a', at=(0.66, 0.46, 0), turn=(0, 0, -14))
    half_coconut(shell, at=(0.12, -0.72, 0.03), turn=(14, -4, 0))
