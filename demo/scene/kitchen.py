"""Pans, knives, boards, bowls and plates. One unit is about 20 cm."""

import math

from materials import brushed, bump, glaze, metal, noise, plain, wood
from mould import cut
from shape import SERIF, ball, flowing, group, lathe, mesh, prism, ring, rounded, slab, tube, turned, words


def fry_pan(coat='#26282b', body='#c9ccd0', grip=('#3b2416', '#6b452b'), radius=0.72, iron=False, spouts=False, **spot):
    """Its handle towards +x."""
    inner = plain(coat, 0.42 if iron else 0.5, Specular=0.4)
    bump(inner, noise(inner, 70 if iron else 160, detail=3), 0.22 if iron else 0.1, 0.006)
    outer = inner if iron else brushed(body)
    pour = (
        (lambda a: 1 + 0.05 * max(0, math.cos(a - math.pi / 2)) ** 40 + 0.05 * max(0, math.cos(a + math.pi / 2)) ** 40)
        if spouts
        else None
    )
    r = radius
    with group(**spot) as root:
        lathe(rounded([(0, 0), (r * 0.8, 0, 0.08), (r * 0.99, 0.22), (r, 0.235)], 0.05), outer, shape=pour)
        lathe(
            rounded([(r, 0.235), (r * 1.005, 0.245), (r * 0.985, 0.245), (r * 0.78, 0.03, 0.1), (0, 0.028)], 0.012),
            inner,
            shape=pour,
        )
        if iron:
            tube(
                [(r * 0.93, 0, 0.2), (r * 1.2, 0, 0.26), (r * 1.5, 0, 0.27), (r * 1.78, 0, 0.25)],
                0.05,
                inner,
                radii=[1.3, 0.75, 0.9, 1.15],
            ).scale = (1, 1.6, 1)
            ring(0.05, 0.02, inner, (r * 1.83, 0, 0.25))
        else:
            tube(
                [(r * 0.93, 0, 0.19), (r * 1.12, 0, 0.27), (r * 1.25, 0, 0.31)], 0.034, metal('#b9bcc0', 0.3)
            ).scale = (1, 1.7, 1)
            tube(
                [(r * 1.22, 0, 0.3), (r * 1.5, 0, 0.36), (r * 1.95, 0, 0.38), (r * 2.22, 0, 0.36)],
                0.055,
                wood(*grip),
                radii=[0.85, 1.1, 1.15, 0.9],
            ).scale = (1, 1.35, 1)
            ring(0.045, 0.012, metal('#b9bcc0', 0.3), (r * 2.27, 0, 0.355))
            for y in (-0.06, 0.06):
                ball(0.022, metal('#d0d2d5', 0.25), (r * 0.9, y, 0.185), steps=12)
    return root


def cleaver(steel='#c9ccd0', **spot):
    """Lying, the blade towards -y, one piece with its handle towards +x."""
    blade, edge = brushed(steel, 0.26, (60, 1, 60)), metal('#e4e6e8', 0.12)
    with group(**spot) as root:
        ring_ = [(-1.0, -0.3), (-0.9, -0.325), (0.42, -0.3), (0.45, -0.12), (0.5, -0.02), (0.5, 0.14), (-0.98, 0.2)]
        prism(ring_, 0.022, blade, edge=0.006)
        mesh(
            [
                (-0.995, -0.299, 0.0225),
                (-0.9, -0.3245, 0.0225),
                (0.42, -0.2995, 0.0225),
                (0.418, -0.262, 0.0235),
                (-0.9, -0.285, 0.0235),
                (-0.995, -0.265, 0.0235),
            ],
            [(0, 1, 2, 3, 4, 5)],
            edge,
        )
        grip = [
            (0.44, -0.02),
            (0.62, -0.015),
            (0.8, -0.035),
            (1.0, -0.03),
            (1.16, -0.06),
            (1.22, -0.02),
            (1.22, 0.1),
            (1.14, 0.135),
            (0.9, 0.125),
            (0.62, 0.135),
            (0.44, 0.14),
        ]
        prism(
            [(x, y) for x, y in flowing([list(p) for p in grip + grip[:1]], 4)[:-1]],
            0.085,
            brushed(steel, 0.36, (1, 60, 60)),
            (0, 0, -0.03),
            edge=0.028,
        )
        for i in range(7):
            ball(0.011, plain('#55585d', 0.5, metal=1.0), (0.66 + i * 0.07, 0.05, 0.056), (1, 1, 0.3), steps=10)
        words('锋禾', 0.075, plain('#6d7074', 0.5, metal=0.8), (-0.72, 0.08, 0.0225), (0, 0, 0), SERIF)
    return root


def board(width=2.6, length=1.5, timber=('#6f4a2b', '#a57a4e'), height=0.08, **spot):
    with group(**spot) as root:
        slab(width, length, height, 0.12, wood(*timber, 0.9), edge=0.02)
    return root


def bowl(color='#8f1f17', inner='#f3efe6', radius=0.42, height=0.4, **spot):
    """On a high foot, white inside."""
    out, white = glaze(color, rough=0.1), glaze(inner, rough=0.12)
    r, h = radius, height
    with group(**spot) as root:
        turned([(0, 0.05), (r * 0.4, 0.05), (r * 0.42, 0), (r * 0.47, 0), (r * 0.48, 0.09)], white, 0.012)
        lathe(flowing([(r * 0.48, 0.085), (r * 0.78, h * 0.4), (r * 0.93, h * 0.72), (r, h)]), out)
        lathe(
            rounded([(r, h), (r * 0.995, h + 0.012), (r * 0.965, h)], 0.008)
            + flowing([(r * 0.965, h), (r * 0.9, h * 0.72), (r * 0.74, h * 0.42), (r * 0.4, 0.11), (0, 0.1)]),
            white,
        )
    return root


def plate(color='#f1eee6', radius=0.75, **spot):
    made = glaze(color, rough=0.42)
    r = radius
    line = [
        (0, 0.02),
        (r * 0.52, 0.02),
        (r * 0.53, 0),
        (r * 0.57, 0),
        (r * 0.6, 0.03),
        (r * 0.98, 0.075),
        (r, 0.085),
        (r * 0.98, 0.095),
        (r * 0.68, 0.062),
        (r * 0.6, 0.042),
        (0, 0.038),
    ]
    with group(**spot) as root:
        turned(line, made, 0.015)
    return root


def noodle_bowl():
    """Wide open, red outside and white inside, with chopsticks across it and a spoon beside."""
    red, white, lacquer = glaze('#a3201a', rough=0.1), glaze('#f3efe6', rough=0.12), plain('#2a1612', 0.3, coat=0.5)
    turned([(0, 0.05), (0.2, 0.05), (0.21, 0), (0.25, 0), (0.26, 0.1)], red, 0.012)
    lathe(flowing([(0.26, 0.09), (0.36, 0.17), (0.53, 0.33), (0.7, 0.5)]), red)
    inside = flowing([(0.672, 0.5), (0.52, 0.345), (0.34, 0.19), (0.2, 0.12), (0, 0.11)])
    lathe(rounded([(0.7, 0.5), (0.695, 0.516), (0.672, 0.5)], 0.01) + inside, white)
    for at, turn in ((0.0, 22), (0.075, 25)):
        tube(
            [(-0.98, -0.18 + at, 0.545), (0, -0.02 + at, 0.545), (1.0, 0.14 + at, 0.545)],
            0.024,
            lacquer,
            radii=[0.6, 0.85, 1.2],
            turn=(0, 0, turn),
        )
    with group((-0.52, -0.72, 0.1), (0, 0, 22)):
        hollow = ball(0.17, white, (0, 0, 0), (1.25, 0.85, 0.55), steps=32)
        cut(hollow, ball(0.165, white, (0, 0, 0.035), (1.25, 0.85, 0.55), steps=32))
        tube([(0.14, 0, 0.03), (0.32, 0, 0.1), (0.62, 0, 0.2)], 0.035, white, radii=[1.4, 0.9, 1.1]).scale = (1, 1.4, 1)
