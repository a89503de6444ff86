"""Toy cars, and a kite. One unit is about 10 cm."""

import math

from gift import bow
from materials import fabric, metal, plain, rgb
from shape import box, flowing, group, mesh, prism, slab, tube, turned


def wheel(at, radius, wide, hub='#d5d8dc'):
    """Its face towards -y."""
    tyre, steel = plain('#232326', 0.75), metal(hub, 0.3)
    with group(at, (90, 0, 0)):
        line = [(0, -wide / 2), (radius * 0.9, -wide / 2), (radius, -wide * 0.3), (radius, wide * 0.3)]
        turned([*line, (radius * 0.9, wide / 2), (radius * 0.6, wide / 2), (0, wide / 2 - 0.01)], tyre, 0.02)
        turned([(radius * 0.6, wide / 2 - 0.01), (radius * 0.56, wide / 2 + 0.01), (0, wide / 2 + 0.005)], steel, 0.006)
        for i in range(5):
            a = 2 * math.pi * i / 5
            spot = (radius * 0.34 * math.cos(a), radius * 0.34 * math.sin(a), wide / 2 + 0.004)
            turned([(0, 0), (radius * 0.13, 0), (0, 0.006)], plain('#2c2d30', 0.6), 0.002, at=spot)


def hull(line, wide, material, tuck=0.0, top=1.0, edge=0.05):
    """A side view (x, z), drawn `wide` across; above `top` it leans in by `tuck`."""
    with group(turn=(90, 0, 0)):
        body = prism(flowing([*line, line[0]], 6)[:-1], wide, material, (0, 0, -wide / 2), edge=0)
    for vertex in body.data.vertices:
        over = max(0.0, vertex.co.y - top)
        vertex.co.z *= 1 - tuck * over
    change = body.modifiers.new('bevel', 'BEVEL')
    change.width, change.segments, change.limit_method, change.angle_limit = edge, 4, 'ANGLE', math.radians(60)
    return body


def pull_back_car(color):
    """A family car with a roof rack; its front towards -x."""
    coat, pane = plain(color, 0.2, coat=0.9), plain('#1f2a33', 0.08, coat=0.6)
    steel, dark = metal('#d7dade', 0.2), plain('#222327', 0.6)
    low = [(-1.02, 0.2), (-1.04, 0.4), (-0.98, 0.56), (-0.5, 0.64), (0, 0.66), (0.6, 0.66), (0.98, 0.62), (1.0, 0.4)]
    cabin = [(-0.46, 0.62), (-0.2, 0.92), (-0.05, 0.97), (0.55, 0.97), (0.74, 0.92), (0.94, 0.62)]
    with group((0, 0, 0.02), (0, 0, 28)):
        hull([*low, (0.98, 0.2)], 0.88, coat, edge=0.09)
        hull([*cabin], 0.82, pane, 0.6, 0.6, 0.05)
        roof = [(-0.2, 0.945), (-0.05, 0.99), (0.55, 0.99), (0.74, 0.93), (0.4, 0.95)]
        hull(roof, 0.68, coat, 0.0, 2, 0.03)
        for x, x2 in ((-0.44, -0.18), (0.02, 0.02), (0.44, 0.44), (0.9, 0.72)):
            for y in (-1, 1):
                ends = [(x, y * 0.41, 0.64), ((x + x2) / 2, y * 0.375, 0.8), (x2, y * 0.335, 0.95)]
                tube(ends, 0.032, coat)
        for y in (-0.24, 0.24):
            tube([(-0.06, y, 1.0), (0, y, 1.06), (0.56, y, 1.06), (0.64, y, 0.98)], 0.018, steel)
        for x in (0.08, 0.3, 0.52):
            tube([(x, -0.24, 1.06), (x, 0.24, 1.06)], 0.015, steel, soft=False)
        for x in (-0.62, 0.6):
            for side in (-1, 1):
                with group(turn=(0, 0, 0 if side < 0 else 180)):
                    at = (x if side < 0 else -x, -0.442, 0.2)
                    with group(at, (90, 0, 0)):
                        turned([(0, 0), (0.235, 0), (0.235, 0.006), (0, 0.006)], dark, 0.004)
                    wheel((at[0], -0.4, 0.19), 0.19, 0.15)
        trimmings(steel, dark)


def trimmings(steel, dark):
    """Lamps, bumpers, grille and the lines of the doors."""
    for y in (-0.3, 0.3):
        with group((-1.035, y, 0.46), (0, -90, 0)):
            turned([(0, 0), (0.085, 0), (0.08, 0.02), (0, 0.03)], plain('#f6f1dc', 0.1, coat=0.8), 0.01)
            turned([(0.08, 0), (0.1, 0), (0.1, 0.02), (0.08, 0.02)], steel, 0.004)
        box((0.02, 0.12, 0.12), plain('#a3201c', 0.2, coat=0.6), (1.0, y, 0.42), 0.008)
    box((0.02, 0.4, 0.12), dark, (-1.045, 0, 0.39), 0.01)
    for z in (0.415, 0.455):
        box((0.012, 0.38, 0.014), steel, (-1.056, 0, z), 0.003)
    for x in (-1.04, 1.01):
        slab(0.09, 0.86, 0.09, 0.04, steel, (x, 0, 0.2), edge=0.02)
    for y in (-0.444, 0.444):
        for x in (-0.36, 0.02, 0.42):
            box((0.012, 0.008, 0.38), dark, (x, y, 0.26), 0)
        for x in (-0.06, 0.34):
            box((0.1, 0.014, 0.022), steel, (x, y, 0.54), 0.004)
    for y in (-0.45, 0.45):
        box((0.09, 0.08, 0.07), plain('#2c2d30', 0.4), (-0.36, y, 0.66), 0.02)


def fire_engine():
    """Its ladder raised over the cab; the front towards -x."""
    red, white = plain('#c4211c', 0.3, coat=0.6), plain('#f2f1ec', 0.35, coat=0.4)
    steel, dark, pane = metal('#cfd2d6', 0.3), plain('#2a2b2f', 0.6), plain('#26333d', 0.08, coat=0.6)
    blue = plain('#2a5fd0', 0.15, coat=0.8, Emission=rgb('#2a5fd0'), **{'Emission Strength': 0.4})
    with group((0, 0, 0.02), (0, 0, 28)):
        box((2.3, 0.78, 0.16), dark, (0, 0, 0.2), 0.04)
        cab = [(-1.22, 0.26), (-1.24, 0.62), (-1.06, 1.12), (-1.0, 1.16), (-0.5, 1.16), (-0.46, 1.12), (-0.46, 0.26)]
        with group(turn=(90, 0, 0)):
            prism(cab[::-1], 0.84, red, (0, 0, -0.42), edge=0.05)
            glass_ = [(-1.19, 0.68), (-1.06, 1.05), (-0.96, 1.05), (-0.96, 0.68)]
            prism(glass_[::-1], 0.852, pane, (0, 0, -0.426), edge=0.02)
            prism(
                [(-0.9, 0.68), (-0.9, 1.05), (-0.56, 1.05), (-0.56, 0.68)][::-1], 0.852, pane, (0, 0, -0.426), edge=0.02
            )
        with group((-1.226, 0, 0.67), (0, 19.8, 0)):
            box((0.03, 0.7, 0.4), pane, (0, 0, 0.0), 0.01)
        box((1.56, 0.84, 0.6), red, (0.4, 0, 0.28), 0.05)
        box((1.57, 0.852, 0.09), white, (0.4, 0, 0.42), 0.01)
        box((0.78, 0.852, 0.09), white, (-0.84, 0, 0.42), 0.01)
        for x in (0.0, 0.42, 0.84):
            for y in (-0.424, 0.424):
                box((0.34, 0.012, 0.24), steel, (x, y, 0.56), 0.005)
                for k in range(5):
                    box((0.33, 0.016, 0.01), dark, (x, y, 0.59 + 0.042 * k), 0)
        for x in (-0.78, 0.32, 0.82):
            for side in (-1, 1):
                with group(turn=(0, 0, 0 if side < 0 else 180)):
                    wheel((x if side < 0 else -x, -0.38, 0.21), 0.21, 0.17, '#e9e6dc')
        slab(0.14, 0.8, 0.1, 0.04, steel, (-1.26, 0, 0.22), edge=0.02)
        for y in (-0.3, 0.3):
            with group((-1.24, y, 0.48), (0, -90, 0)):
                turned([(0, 0), (0.07, 0), (0.06, 0.03), (0, 0.03)], plain('#f8f1d6', 0.1, coat=0.8), 0.01)
        box((0.02, 0.4, 0.1), dark, (-1.235, 0, 0.42), 0.01)
        slab(0.2, 0.62, 0.05, 0.04, white, (-0.78, 0, 1.15), edge=0.015)
        for y in (-0.2, 0.2):
            turned([(0, 0), (0.075, 0), (0.07, 0.1), (0, 0.12)], blue, 0.03, at=(-0.78, y, 1.2))
        ladder(steel, white, red)


def ladder(steel, white, red):
    """Three stages on a turntable, a basket at its end."""
    turned([(0, 0), (0.3, 0), (0.28, 0.1), (0, 0.1)], white, 0.03, at=(0.82, 0, 0.88))
    box((0.3, 0.36, 0.2), red, (0.84, 0, 0.96), 0.04)
    with group((0.84, 0, 1.14), (0, 14, 0)):
        for stage, (start, stop, wide) in enumerate(((0.1, -1.1, 0.34), (-0.6, -1.72, 0.27), (-1.2, -2.3, 0.2))):
            z = 0.03 + 0.055 * stage
            for y in (-wide / 2, wide / 2):
                box((start - stop, 0.03, 0.05), steel, ((start + stop) / 2, y, z), 0.006)
                box((start - stop, 0.02, 0.02), steel, ((start + stop) / 2, y, z + 0.11), 0.004)
                for k in range(7):
                    x = stop + 0.03 + (start - stop - 0.06) * k / 6
                    box((0.02, 0.02, 0.1), steel, (x, y, z + 0.02), 0)
            for k in range(10):
                x = stop + 0.05 + (start - stop - 0.1) * k / 9
                box((0.025, wide, 0.025), steel, (x, 0, z + 0.01), 0)
        with group((-2.42, 0, 0.1), (0, -14, 0)):
            box((0.26, 0.34, 0.03), red, (0, 0, 0), 0.008)
            for x, y, size in ((-0.12, 0, (0.02, 0.34, 0.2)), (0.12, 0, (0.02, 0.34, 0.2))):
                box(size, red, (x, y, 0.02), 0.006)
            for y in (-0.16, 0.16):
                box((0.26, 0.02, 0.2), red, (0, y, 0.02), 0.006)


def kite():
    """Lying, its tail with three bows, and the reel of line beside it."""
    colors = ('#d8402f', '#f0b429', '#2f7fb8', '#3f9a5f')
    points = [(0, 1.0), (0.82, 0.3), (0, -1.0), (-0.82, 0.3)]
    middle = (0, 0.3, 0.1)
    rod = plain('#26262a', 0.4)
    with group((-0.12, 0.34, 0.03), (0, 0, 24)):
        for k, color in enumerate(colors):
            sail(points[k], points[(k + 1) % 4], middle, color)
        tube([(0, 1.02, 0), (0, 0.3, 0.115), (0, -1.02, 0)], 0.014, rod)
        tube([(-0.84, 0.3, 0), (0, 0.3, 0.12), (0.84, 0.3, 0)], 0.014, rod)
        for k in range(4):
            (x, y), (x2, y2) = points[k], points[(k + 1) % 4]
            tube([(x, y, 0.004), (x2, y2, 0.004)], 0.012, plain('#f4efe2', 0.8), soft=False)
        tail = [(0, -1.0, 0.01), (0.14, -1.16, 0.01), (0.42, -1.2, 0.01), (0.72, -1.06, 0.01), (1.02, -0.9, 0.01)]
        tube([*tail, (1.12, -0.6, 0.01)], 0.01, plain('#f4efe2', 0.8))
        for (x, y, _), color, turn in zip((tail[2], tail[3], (1.1, -0.74, 0)), colors, (60, 120, 170)):
            with group((x, y, 0.05), (70, 0, turn)):
                bow(fabric(color, 200, 0.15), 0.15, 0.1)
    with group((0.86, 0.32, 0.16), (90, 0, 34)):
        orange, line = plain('#e8842f', 0.35, coat=0.3), plain('#f6f4ec', 0.8)
        turned(
            [(0, -0.1), (0.15, -0.1), (0.15, -0.06), (0.09, -0.06), (0.09, 0.06), (0.15, 0.06), (0.15, 0.1), (0, 0.1)],
            orange,
            0.01,
        )
        turned([(0.09, -0.055), (0.128, -0.05), (0.128, 0.05), (0.09, 0.055)], line, 0.01)
        tube([(0, 0, 0.09), (0, 0, 0.2)], 0.03, plain('#2a2b2f', 0.5), soft=False)


def sail(one, other, middle, color):
    """A quarter of the kite, hollowed a little by the wind."""
    n, verts, rows = 14, [], {}
    for i in range(n + 1):
        for j in range(n + 1 - i):
            a, b = i / n, j / n
            c = 1 - a - b
            x, y = one[0] * a + other[0] * b + middle[0] * c, one[1] * a + other[1] * b + middle[1] * c
            rows[i, j] = len(verts)
            verts.append((x, y, middle[2] * c + 0.0 - 0.12 * a * b * (1 - c) + 0.06 * c * (1 - c)))
    faces = []
    for i in range(n):
        for j in range(n - i):
            faces.append((rows[i, j], rows[i + 1, j], rows[i, j + 1]))
            if j < n - i - 1:
                faces.append((rows[i + 1, j], rows[i + 1, j + 1], rows[i, j + 1]))
    mesh(verts, faces, fabric(color, 260, 0.12), smooth=180)
