"""Berries and slices of fruit. One unit is about 10 cm."""

import math
import random

import kitchen
from materials import plain, skin
from mould import baked
from shape import add, box, flowing, group, lathe, mesh, prism, turned
from ware import blade

GREEN = [(0.35, '#3f7a2a'), (0.65, '#7fae4a')]


def grains(places, size, material):
    """Little grains in one mesh; each of `places` is (where, which way is out)."""
    verts, faces = [], []
    for (x, y, z), (nx, ny, nz) in places:
        flat = math.hypot(nx, ny) or 1
        across, along = (-ny / flat, nx / flat, 0), (-nx / flat * nz, -ny / flat * nz, flat)
        n = len(verts)
        for way, far in ((across, 0.6), (along, 1), (across, -0.6), (along, -1)):
            verts.append(tuple(p + size * far * w for p, w in zip((x, y, z), way)))
        verts.append((x + nx * size * 0.6, y + ny * size * 0.6, z + nz * size * 0.6))
        faces += [(n, n + 1, n + 4), (n + 1, n + 2, n + 4), (n + 2, n + 3, n + 4), (n + 3, n, n + 4)]
    return mesh(verts, faces, material, smooth=180)


def strawberry_parts():
    """Standing on its tip; every berry is made of these."""
    red = skin([(0.3, '#8f0f12'), (0.6, '#c01a1a'), (0.8, '#cf3326')], 2, rough=0.24, Clearcoat=0.5)
    line = flowing(
        [(0, 0), (0.07, 0.025), (0.15, 0.14), (0.205, 0.29), (0.21, 0.4), (0.15, 0.475), (0.05, 0.48), (0, 0.47)]
    )
    parts = [lathe(line, red, smooth=180)]
    places = []
    for i in range(110):
        t = 0.12 + 0.68 * (i / 110) ** 0.62
        k = t * (len(line) - 1)
        (r, z), (r2, z2) = line[int(k)], line[int(k) + 1]
        r, z = r + (r2 - r) * (k % 1), z + (z2 - z) * (k % 1)
        slope = math.atan2(r2 - r, z2 - z)
        a = i * 2.39996
        out = (math.cos(a) * math.cos(slope), math.sin(a) * math.cos(slope), -math.sin(slope))
        places.append(((r * math.cos(a), r * math.sin(a), z), out))
    parts.append(grains(places, 0.0125, plain('#dcb34a', 0.4)))
    leaf = skin(GREEN, 5, rough=0.55)
    for i in range(9):
        parts.append(blade(leaf, 0.2 + 0.04 * (i % 2), (0, 0, 0.475), (0, 8 - 16 * (i % 2), 40 * i), 0.4, 0.4))
    parts.append(lathe([(0.014, 0.47), (0.012, 0.56), (0, 0.56)], leaf))
    for part in parts:
        part.location.z -= 50
    return [(part.data, part.rotation_euler.copy(), part.location.copy()) for part in parts]


def placed(parts, **spot):
    with group(**spot):
        for data, turn, at in parts:
            one = add(data, None, (at.x, at.y, at.z + 50))
            one.rotation_euler = turn


def strawberries():
    """A flat box of twenty."""
    chance = random.Random(5)
    paper = plain('#f1e9dc', 0.8)
    parts = strawberry_parts()
    with group((0, 0.14, 0), (0, 0, 16)):
        box((2.3, 2.06, 0.04), paper, (0, 0, 0), 0.01)
        for x, y, w, d in (
            (0, -1.03, 2.34, 0.04),
            (0, 1.03, 2.34, 0.04),
            (-1.15, 0, 0.04, 2.06),
            (1.15, 0, 0.04, 2.06),
        ):
            box((w, d, 0.34), paper, (x, y, 0), 0.01)
        for i in range(5):
            for j in range(4):
                at = (-0.88 + 0.44 * i, -0.92 + 0.47 * j, 0.16)
                turn = (chance.uniform(-60, -50), chance.uniform(-6, 6), chance.uniform(-12, 12))
                placed(parts, at=at, turn=turn, scale=chance.uniform(0.94, 1.06))
    placed(parts, at=(0.1, -1.72, 0.17), turn=(-82, 0, 50))
    placed(parts, at=(0.5, -1.56, 0.17), turn=(-82, 0, -30), scale=0.95)


def lemon_slice_parts(radius=0.46):
    rind, pith = plain('#d6a21c', 0.6), plain('#f0e3b4', 0.85)
    flesh = skin([(0.3, '#d9a437'), (0.7, '#ecc866')], 9, rough=0.45)
    r = radius
    parts = [
        turned([(r - 0.035, 0), (r, 0.004), (r, 0.06), (r - 0.035, 0.064), (r - 0.035, 0)], rind, 0.012),
        turned([(0, 0.008), (r - 0.03, 0.008), (r - 0.03, 0.055), (0, 0.055)], pith, 0.004),
    ]
    half = math.pi / 9 - 0.055
    for i in range(9):
        a = 2 * math.pi * i / 9
        edge = [
            (0.07, 0),
            (0.2, -half * 0.9),
            (r - 0.1, -half),
            (r - 0.062, -half * 0.8),
            (r - 0.055, 0),
            (r - 0.062, half * 0.8),
            (r - 0.1, half),
            (0.2, half * 0.9),
        ]
        outline = [(far * math.cos(a + way), far * math.sin(a + way)) for far, way in edge]
        parts.append(prism(outline, 0.064, flesh, (0, 0, 0), edge=0.012))
    for part in parts:
        baked(part)
        part.location.z -= 50
    return [(part.data, part.rotation_euler.copy(), part.location.copy()) for part in parts]


def lemon_slices():
    """A bowl of them, and some before it, each on the next one's rim."""
    parts = lemon_slice_parts()
    with group((0.3, 0.42, 0)):
        kitchen.bowl('#5f7f86', radius=0.82, height=0.56)
        for i in range(9):
            a = 2 * math.pi * i / 9
            placed(
                parts,
                at=(0.28 * math.cos(a), 0.28 * math.sin(a), 0.3 + 0.012 * i),
                turn=(0, -34, math.degrees(a)),
                scale=0.8,
            )
        placed(parts, at=(0.02, -0.06, 0.46), turn=(8, 10, 30), scale=0.84)
    for x, y in ((0.7, -0.6), (0.28, -0.76), (-0.16, -0.76), (-0.58, -0.56)):
        placed(parts, at=(x, y, 0.08), turn=(0, 9, 0))
