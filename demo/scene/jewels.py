"""Rings, bracelets, a necklace and a lock. One unit is about 3 cm."""

import math

import numpy as np
from materials import bump, glass, leather, metal, noise, plain, rgb, wood
from mould import straws
from painted import painted_ball
from shape import ball, box, flowing, group, lathe, prism, ring, slab, tube, turned, words


def band(radius, wide, thick, material, **spot):
    """A ring, lying; its inside is domed a little."""
    half = wide / 2
    line = [(radius, -half), (radius + thick * 0.7, -half * 0.9), (radius + thick, -half * 0.4)]
    line += [(r, -z) for r, z in reversed(line)]
    return lathe([*line, (radius - thick * 0.15, 0), (radius, -half)], material, steps=160, smooth=60, **spot)


def brilliant(radius, stone, **spot):
    """A round stone, faceted."""
    with group(**spot):
        lathe([(0, -radius * 0.86), (radius * 0.55, -radius * 0.4), (radius, 0)], stone, steps=16, smooth=1)
        top = [
            (radius, 0),
            (radius * 0.99, radius * 0.05),
            (radius * 0.82, radius * 0.2),
            (radius * 0.56, radius * 0.32),
        ]
        lathe([*top, (0, radius * 0.32)], stone, steps=16, smooth=1)


def claws(radius, count, steel, low, wire=0.02):
    for k in range(count):
        a = 2 * math.pi * k / count
        place = lambda r, z: (r * math.cos(a), r * math.sin(a), z)
        tube(
            [place(radius * 0.3, low), place(radius * 0.9, -radius * 0.2), place(radius * 1.04, radius * 0.16)],
            wire,
            steel,
        )
        ball(wire * 1.25, steel, place(radius * 1.0, radius * 0.17), steps=12)


def pair_rings():
    """One with a stone, one plain and wider; leaning on one another on a stone."""
    silver = metal('#dfe1e4', 0.12)
    slab(2.3, 1.7, 0.16, 0.3, plain('#8f8a84', 0.7), (0, 0.1, 0), (0, 0, 12), edge=0.03)
    with group((0.34, 0.06, 0.225)):
        band(0.33, 0.13, 0.045, silver)
    with group((-0.42, 0.04, 0.495), (0, 0, 24)):
        with group(turn=(90, 12, 0)):
            band(0.3, 0.09, 0.04, silver)
        with group((0, 0, 0.0), (0, 12, 0)):
            turned([(0, 0.31), (0.07, 0.32), (0.1, 0.4), (0.085, 0.4)], silver, 0.01)
            brilliant(0.095, glass('#f2faff', 0.0), at=(0, 0, 0.41))
            with group((0, 0, 0.41)):
                claws(0.095, 4, silver, -0.08, 0.012)


def cord(radius, strands, thick, material, start=0.0, stop=2 * math.pi, **spot):
    """Braided; lying in a circle."""
    with group(**spot):
        for k in range(strands):
            path = []
            for i in range(241):
                a = start + (stop - start) * i / 240
                twist = 30 * a + 2 * math.pi * k / strands
                r = radius + thick * 0.75 * math.cos(twist)
                path.append((r * math.cos(a), r * math.sin(a), thick * 0.75 * math.sin(2 * twist) * 0.7))
            tube(path, thick * 0.62, material, soft=False)


def eye(tones):
    """Rings of colour around the end of the axis of a bead."""
    paint = [np.array(rgb(tone)[:3]) for tone in tones]

    def look(ways):
        far = np.degrees(
            np.arccos(np.clip(ways[:, 0] + 0.0012 * np.sin(5 * np.arctan2(ways[:, 2], ways[:, 1])), -1, 1))
        )
        tint = np.empty((len(ways), 3))
        tint[:] = paint[0]
        for limit, tone in zip((48, 33, 17), paint[1:]):
            tint[far < limit] = tone
        return np.ones(len(ways)), tint

    return look


def eye_bracelet(deep, pale, thread):
    strand = plain(thread, 0.7)
    with group((0, 0, 0.1), (0, 0, 0)):
        cord(0.95, 3, 0.055, strand, -math.pi / 2 + 0.26, 1.5 * math.pi - 0.26)
        for side in (-1, 1):
            a = -math.pi / 2 + side * 0.34
            ball(0.09, metal('#d9b25a', 0.25), (0.95 * math.cos(a), 0.95 * math.sin(a), 0.02), steps=24)
        for side in (-1, 1):
            path = [
                (0.06 * side, 0.95, 0),
                (0.2 * side, 1.1, -0.02),
                (0.24 * side, 1.36, -0.05),
                (0.3 * side, 1.5, -0.06),
            ]
            tube(path, 0.035, strand)
            ball(0.06, strand, (0.3 * side, 1.5, -0.04), steps=20)
        cord(0.2, 3, 0.05, strand, at=(0, 0.95, 0), turn=(0, 90, 0))
    with group((0, -0.95, 0.265), (0, -58, -90)):
        painted_ball(0.265, eye((deep, '#f4f3ee', pale, '#15171c')), 0.06, 128, 0.8)


def wood_beads(dark, light, thread):
    timber, strand = wood(dark, light, 5, 0.4, (2, 6, 6)), plain(thread, 0.8)
    count, r = 17, 0.2
    far = count * 2 * r * 1.01 / (2 * math.pi)
    for k in range(count):
        a = -math.pi / 2 + 2 * math.pi * (k + 0.5) / count
        line = [(0.03, -r * 0.97)] + [
            (r * math.cos(h), r * math.sin(h)) for h in [math.pi * (i / 24 - 0.5) * 0.95 for i in range(25)]
        ]
        lathe(
            [*line, (0.03, r * 0.97)], timber, (far * math.cos(a), far * math.sin(a), r), (90, 37 * k, math.degrees(a))
        )
    a = -math.pi / 2 + 0.0
    at = (far * math.cos(a), far * math.sin(a) - 0.0, r)
    turned(
        [(0.03, -0.05), (0.1, -0.05), (0.1, 0.05), (0.03, 0.05)], metal('#c9a45a', 0.3), 0.02, at=at, turn=(0, 90, 0)
    )
    with group((0, -far - 0.12, 0.1), (90, 0, 16)):
        tube([(0, 0.1, -0.14), (0, 0, 0.02), (0, 0, 0.14)], 0.03, strand)
        ball(0.085, timber, (0, 0, 0.16))
        turned([(0, 0.22), (0.09, 0.24), (0.1, 0.4), (0, 0.42)], strand, 0.03)
        lines = []
        for k in range(90):
            b, f = k * 2.4, math.sqrt(k / 90)
            lines.append(
                [
                    (0.07 * f * math.cos(b), 0.07 * f * math.sin(b), 0.36),
                    (0.12 * f * math.cos(b), -0.02 + 0.08 * f * math.sin(b), 0.7),
                    (0.17 * f * math.cos(b + 0.2), -0.04 + 0.05 * f * math.sin(b), 1.05),
                ]
            )
        straws(lines, 0.011, strand)


def chain(path, material, size=0.042):
    """Fine links along a line."""
    lines = []
    for k, ((x, y, z), (x2, y2, z2)) in enumerate(zip(path, path[1:])):
        far = math.dist((x, y), (x2, y2)) or 1
        ux, uy = (x2 - x) / far, (y2 - y) / far
        loop = []
        for i in range(13):
            a = 2 * math.pi * i / 12
            along, across = size * 0.92 * math.cos(a), size * 0.42 * math.sin(a)
            px, py, pz = (x + x2) / 2 + ux * along, (y + y2) / 2 + uy * along, (z + z2) / 2
            if k % 2:
                loop.append((px, py, pz + across))
            else:
                loop.append((px - uy * across, py + ux * across, pz))
        lines.append(loop)
    straws(lines, size * 0.16, material)


def spaced(points, gap):
    """Places at even distances along a line."""
    fine = flowing([list(p) for p in points], 60)
    found, rest = [fine[0]], 0.0
    for one, other in zip(fine, fine[1:]):
        rest += math.dist(one, other)
        if rest >= gap:
            found.append(other)
            rest = 0.0
    return found


def crescent(color, rough):
    gold = metal(color, rough)
    bump(gold, noise(gold, 9, detail=2), 0.3, 0.03)
    plate = leather('#4a4f58', 0.6)
    slab(3.3, 2.7, 0.1, 0.16, plate, (0, 0.2, 0), (0, 0, 6), edge=0.03)
    arc = lambda x, r, start, stop: [
        (x + r * math.cos(a), r * math.sin(a))
        for a in [math.radians(start + (stop - start) * k / 60) for k in range(61)]
    ]
    with group((0.02, -0.5, 0.12), (0, 0, 62)):
        prism([*arc(0, 0.5, 46, 314), *arc(0.17, 0.4, 296, 64)], 0.085, gold, edge=0.02)
    with group((0, -0.02, 0.19)):
        ring(0.07, 0.014, metal(color, 0.15), (0, 0.02, 0), (90, 0, 20))
    line = [(0.03, 0.04, 0.135), (0.5, 0.4, 0.125), (1.0, 0.95, 0.125), (0.7, 1.28, 0.125), (0.1, 1.12, 0.125)]
    left = [(-0.03, 0.04, 0.135), (-0.5, 0.36, 0.125), (-1.1, 0.9, 0.125), (-0.8, 1.3, 0.125), (-0.2, 1.1, 0.125)]
    for side in (line, left):
        chain(spaced(side, 0.055), metal(color, 0.18))
    for x, y in ((0.06, 1.11), (-0.16, 1.08)):
        ring(0.06, 0.016, metal(color, 0.15), (x, y, 0.125))


def key(brass, **spot):
    with group(**spot):
        ring(0.24, 0.055, brass, (0, 0, 0.05), scale=(1, 1, 0.7))
        box((0.09, 0.72, 0.06), brass, (0, -0.58, 0.02), 0.02)
        for y, long in ((-0.62, 0.12), (-0.76, 0.17), (-0.88, 0.1)):
            box((long, 0.07, 0.05), brass, (0.04 + long / 2, y, 0.025), 0.012)


def promise_lock(color):
    """A lock with two lines of names, and its two keys."""
    brass, chrome, ink = metal(color, 0.24), metal('#dfe2e5', 0.1), plain('#1e1712', 0.8)
    with group((-0.15, 0.2, 0), (0, 0, 10)):
        with group((0, 0, 0.56), (90, 0, 0)):
            slab(1.34, 1.12, 0.46, 0.22, brass, (0, 0, -0.23), edge=0.06)
            slab(1.14, 0.92, 0.012, 0.16, metal(color, 0.36), (0, 0, 0.226), edge=0.005)
        words('阿宁 · 小满', 0.13, ink, (0, -0.242, 0.68))
        words('一起走', 0.12, ink, (0, -0.242, 0.42))
        arc = [(-0.42, 0, 1.0), (-0.42, 0, 1.32)] + [
            (0.42 * math.cos(a), 0, 1.36 + 0.42 * math.sin(a)) for a in [math.pi * (1 - k / 14) for k in range(15)]
        ]
        tube([*arc, (0.42, 0, 1.32), (0.42, 0, 1.0)], 0.1, chrome, soft=False)
    key(brass, at=(0.52, -0.36, 0), turn=(0, 0, -8))
    key(brass, at=(1.06, -0.24, 0), turn=(0, 0, 6))
