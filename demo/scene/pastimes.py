"""A chess set, nesting dolls, a djembe and a scroll. One unit is about 10 cm."""

import math

from hand_ware import radius_at
from materials import bump, feed, glaze, metal, noise, plain, ramp, wood
from shape import ball, box, flowing, group, lathe, mesh, prism, ring, strip, tube, turned

BOARD, SQUARE = 0.3, 0.45


def stem(coat, r, top):
    """The foot and the collar of a piece."""
    line = [(0, 0), (r, 0), (r, 0.06), (r * 0.84, 0.09), (r * 0.8, 0.12), (r * 0.44, top * 0.5), (r * 0.36, top)]
    turned(line, coat, 0.03, steps=48)
    turned([(0, top - 0.01), (r * 0.66, top), (r * 0.66, top + 0.022), (0, top + 0.04)], coat, 0.012, steps=48)


def pawn(coat):
    stem(coat, 0.125, 0.25)
    ball(0.078, coat, (0, 0, 0.33), steps=24)


def rook(coat):
    stem(coat, 0.14, 0.27)
    turned([(0.06, 0.28), (0.09, 0.32), (0.098, 0.38), (0.07, 0.38), (0.065, 0.35), (0, 0.35)], coat, 0.01, steps=48)
    for k in range(6):
        a = math.pi * k / 3
        spot = (0.083 * math.cos(a), 0.083 * math.sin(a), 0.375)
        box((0.03, 0.055, 0.05), coat, spot, 0.006, (0, 0, 60 * k))


def knight(coat):
    stem(coat, 0.14, 0.17)
    head = [(-0.09, 0.18), (-0.1, 0.3), (-0.07, 0.42), (-0.02, 0.5), (0.01, 0.55), (0.035, 0.5), (0.08, 0.46)]
    head += [(0.15, 0.37), (0.155, 0.33), (0.12, 0.31), (0.06, 0.34), (0.03, 0.33), (0.06, 0.27), (0.09, 0.2)]
    prism(flowing([list(p) for p in [*head, head[0]]], 4)[:-1][::-1], 0.13, coat, (0, 0.065, 0), (90, 0, 0), 0.035)


def bishop(coat):
    stem(coat, 0.14, 0.36)
    line = flowing([[0.05, 0.38], [0.088, 0.43], [0.08, 0.49], [0.03, 0.56], [0, 0.57]])
    lathe(line, coat, steps=48, smooth=180)
    ball(0.025, coat, (0, 0, 0.585), steps=16)


def queen(coat):
    stem(coat, 0.16, 0.43)
    line = flowing([[0.055, 0.44], [0.07, 0.52], [0.115, 0.62], [0.1, 0.63], [0.06, 0.655], [0, 0.67]])
    lathe(line, coat, steps=72, shape=lambda a: 1 + 0.05 * math.cos(9 * a))
    ball(0.032, coat, (0, 0, 0.685), steps=16)


def king(coat):
    stem(coat, 0.165, 0.46)
    lathe(flowing([[0.06, 0.47], [0.075, 0.55], [0.11, 0.64], [0.08, 0.665], [0, 0.68]]), coat, steps=48)
    box((0.032, 0.032, 0.13), coat, (0, 0, 0.67), 0.006)
    box((0.1, 0.032, 0.032), coat, (0, 0, 0.725), 0.006)


RANK = (rook, knight, bishop, queen, king, bishop, knight, rook)


def square_at(file, rank):
    return ((file - 3.5) * SQUARE, (rank - 3.5) * SQUARE, BOARD + 0.002)


def chess_board():
    frame, light, dark = wood('#7a5232', '#a27246'), wood('#d2ac78', '#e6c898'), wood('#5f3a22', '#7f5334')
    for side in (-1, 1):
        box((4.0, 1.994, BOARD), frame, (0, side * 1.003, -0.002), 0.025)
    for file in range(8):
        for rank in range(8):
            x, y, _ = square_at(file, rank)
            tone = dark if (file + rank) % 2 == 0 else light
            box((SQUARE - 0.003, SQUARE - 0.003, 0.012), tone, (x, y, BOARD - 0.011), 0)
    for x in (-1.3, 1.3):
        box((0.34, 0.1, 0.02), metal('#c9a45a', 0.3), (x, -2.0, 0.14), 0.004, (90, 0, 0))


def chess_set():
    """Set up on its board; a spare queen of each side stands beside it."""
    white, black = wood('#d6b27c', '#eacb98', rough=0.3), wood('#1b120c', '#33231a', rough=0.26)
    with group(turn=(0, 0, 22)):
        chess_board()
        for file, piece in enumerate(RANK):
            for man, rank, coat, way in (
                (piece, 0, white, 90),
                (pawn, 1, white, 0),
                (pawn, 6, black, 0),
                (piece, 7, black, -90),
            ):
                with group(square_at(file, rank), (0, 0, way)):
                    man(coat)
        for x, y, coat in ((2.3, -0.9, white), (2.36, -0.3, black)):
            with group((x, y, 0)):
                queen(coat)


DOLL = [(0.42, 0), (0.5, 0.05), (0.55, 0.3), (0.55, 0.55), (0.46, 0.82), (0.34, 0.96), (0.36, 1.14), (0.33, 1.32)]
DOLL = flowing([list(p) for p in [*DOLL, (0.22, 1.45), (0.1, 1.49), (0, 1.5)]], 8)


def oval_on(line, x, z, wide, high, material, lift=0.004):
    """Paint on a turned body: an oval, `x` along its round."""
    verts, faces, rings, spokes = [], [], 8, 40
    for i in range(rings + 1):
        for k in range(spokes):
            a, far = 2 * math.pi * k / spokes, i / rings
            up = z + far * high / 2 * math.sin(a)
            r = radius_at(line, up) + lift
            round_ = (x + far * wide / 2 * math.cos(a)) / radius_at(line, z)
            verts.append((r * math.sin(round_), -r * math.cos(round_), up))
    for i in range(rings):
        for k in range(spokes):
            n = (k + 1) % spokes
            row, outer = i * spokes, (i + 1) * spokes
            faces.append((row + k, row + n, outer + n, outer + k))
    return mesh(verts, faces, material, smooth=180)


def flower(line, x, z, size, petal, heart):
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        spot = (x + size * 0.62 * math.cos(a), z + size * 0.62 * math.sin(a))
        oval_on(line, *spot, size * 0.75, size * 0.75, petal, 0.008)
    oval_on(line, x, z, size * 0.6, size * 0.6, heart, 0.01)


def doll_face(coat, smile):
    dark = coat('#2c1c16')
    oval_on(DOLL, 0, 1.16, 0.5, 0.46, coat('#5a3522'), 0.003)
    oval_on(DOLL, 0, 1.13, 0.44, 0.4, coat('#f6d9bd'), 0.006)
    for side in (-1, 1):
        oval_on(DOLL, side * 0.13, 1.28, 0.24, 0.12, coat('#5a3522'), 0.008)
        oval_on(DOLL, side * 0.085, 1.16, 0.045, 0.06, dark, 0.009)
        oval_on(DOLL, side * 0.14, 1.08, 0.08, 0.06, coat('#ee9a92'), 0.008)
    oval_on(DOLL, 0, 1.035, 0.05 + 0.05 * smile, 0.03 + 0.012 * smile, coat('#c2303a'), 0.009)


def doll(dress, smile):
    """Painted by hand: a kerchief of peach pink, an apron with flowers."""
    coat = lambda color: plain(color, 0.24, coat=0.6)
    lathe([(0, 0), (0.4, 0)] + [(r, z) for r, z in DOLL if z < 0.9], coat(dress), smooth=180)
    lathe([(r, z) for r, z in DOLL if z > 0.86], coat('#ee6f8c'), smooth=180)
    ring(radius_at(DOLL, 0.6) - 0.008, 0.016, coat('#f2c860'), (0, 0, 0.6))
    ring(radius_at(DOLL, 0.08) - 0.01, 0.018, coat('#f2c860'), (0, 0, 0.08))
    oval_on(DOLL, 0, 0.42, 0.66, 0.74, coat('#f8efdc'))
    for x, z, size, petal in ((0, 0.44, 0.15, '#e0445f'), (-0.17, 0.26, 0.1, '#f0a03a'), (0.17, 0.26, 0.1, '#5a7fc2')):
        flower(DOLL, x, z, size, coat(petal), coat('#f6d65a'))
    for x, z in ((-0.16, 0.5), (0.16, 0.5), (0, 0.2), (-0.06, 0.62), (0.06, 0.62)):
        oval_on(DOLL, x, z, 0.07, 0.12, coat('#4f8f52'), 0.006)
    for x in (-0.07, 0.07):
        oval_on(DOLL, x, 0.885, 0.13, 0.09, coat('#d8486a'), 0.02)
    for k in range(8):
        oval_on(DOLL, 0.42 + 0.15 * k, 1.12 + 0.1 * (-1) ** k, 0.05, 0.05, coat('#fbe9d8'), 0.006)
    doll_face(coat, smile)


DRESSES = ('#2f6f8f', '#c2403a', '#3f8a5f', '#e0962f', '#6a4f9a', '#2f8f9a', '#c23f6a')
PLACES = ((-1.02, 0.16), (-0.1, 0.16), (0.66, 0.1), (1.24, 0.0), (-0.52, -0.5), (0.06, -0.52), (0.5, -0.5))


def nesting_dolls():
    for k, ((x, y), dress) in enumerate(zip(PLACES, DRESSES)):
        tall = (1.0, 0.83, 0.66, 0.51, 0.37, 0.24, 0.13)[k]
        with group((x, y, 0), (0, 0, -14 + 5 * (k % 3)), tall):
            doll(dress, k / 6)


BODY = [(0.46, 0), (0.46, 0.06), (0.38, 0.3), (0.3, 0.72), (0.29, 0.95), (0.36, 1.18), (0.58, 1.5), (0.7, 1.9)]
BODY = flowing([list(p) for p in [*BODY, (0.73, 2.28)]], 8)


def djembe():
    """Of one piece of mahogany, with a goatskin that cords hold tight."""
    timber = wood('#4a2012', '#7a3b20', 0.8, 0.38, (10, 10, 1))
    hide = plain('#ead9b8', 0.7)
    stops = [(0.3, '#cdb388'), (0.5, '#ecdcbc'), (0.7, '#f3e8d0')]
    feed(hide, 'Base Color', ramp(hide, noise(hide, 1.6, detail=6), stops))
    cord, dark = plain('#ece2cc', 0.9), plain('#2b2f38', 0.9)
    lathe([(0, 0.01), (0.4, 0), *BODY, (0.6, 2.28)], timber, smooth=60)
    lathe([(0.752, 2.1), (0.756, 2.27), (0.735, 2.3), (0.7, 2.305), (0, 2.3)], hide, smooth=60)
    for r, z, thick, kind in ((0.755, 2.14, 0.032, cord), (0.765, 2.08, 0.032, dark), (0.39, 1.2, 0.04, dark)):
        ring(r, thick, kind, (0, 0, z))
    count = 22
    for k in range(2 * count):
        a, b = math.pi * k / count, math.pi * (k + 1) / count
        line = []
        for i in range(9):
            t = i / 8 if k % 2 == 0 else 1 - i / 8
            z, way = 1.21 + 0.9 * t, a + (b - a) * i / 8
            r = radius_at(BODY, z) + 0.03
            line.append((r * math.cos(way), r * math.sin(way), z))
        tube(line, 0.017, cord, soft=False)
    for z in (0.1, 0.2):
        ring(radius_at(BODY, z) - 0.004, 0.012, plain('#2b140b', 0.5), (0, 0, z))


def scroll_paper():
    """Dyed with tea, by hand: nowhere quite the same."""
    made = plain('#d6bb82', 0.9)
    stops = [(0.3, '#c4a468'), (0.55, '#d9c08c'), (0.75, '#cdb078')]
    feed(made, 'Base Color', ramp(made, noise(made, 1.3, detail=7), stops))
    bump(made, noise(made, 40, (1, 6, 1), detail=4), 0.1, 0.004)
    return made


def roller(radius, cloth, timber, at, **more):
    """Its axis lies along y."""
    with group(at, (90, 0, 0)):
        coil = [(radius * (0.3 + 0.7 * k / 5), z) for k in range(6) for z in (1.7 + 0.012 * (k % 2),)]
        lathe([(0, -1.7), *[(r, -z) for r, z in coil], *reversed(coil), (0, 1.7)], cloth, smooth=50)
        for side in (-1, 1):
            with group(turn=(90 - 90 * side, 0, 0)):
                turned([(0, 1.6), (0.09, 1.6), (0.09, 1.86), (0.11, 1.9), (0.11, 2.0), (0, 2.0)], timber, 0.02)


def scroll():
    """Partly unrolled; the roll that is still tied lies behind it."""
    paper, silk, timber = scroll_paper(), glaze('#6f7f74', rough=0.7), wood('#a8733f', '#cf9d63', grain=(8, 8, 1))
    band = plain('#7a2c26', 0.7, Sheen=0.4)
    with group((0, -0.42, 0), (0, 0, 16)):
        sheet = [(-1.62, 0.34), (-1.5, 0.08), (-1.2, 0.02), (0, 0.015), (1.2, 0.02), (1.6, 0.08), (1.74, 0.26)]
        strip(sheet, 3.3, paper, thick=0.012)
        for y in (-1.56, 1.56):
            strip([(x, z + 0.008) for x, z in sheet], 0.26, silk, at=(0, y, 0), thick=0.012)
        roller(0.3, paper, timber, (-1.8, 0, 0.3))
        roller(0.19, paper, timber, (1.86, 0, 0.19))
    with group((0.1, 2.1, 0.27), (0, 0, 106)):
        roller(0.26, silk, timber, (0, 0, 0))
        for y in (-0.08, 0.08):
            ring(0.265, 0.03, band, (0, y, 0), (90, 0, 0), (1, 1, 1.6))
        for x, y in ((0.3, -0.3), (0.22, 0.34)):
            tube([(0.12, 0, 0.26), (0.26, y * 0.4, 0.12), (x, y, -0.2), (x + 0.1, y * 1.6, -0.24)], 0.03, band)
