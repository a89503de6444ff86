"""Pots, cups, tins and jars. One unit is about 20 cm."""

import math
import random

from materials import glass, plain, wood
from shape import add, disc, flowing, group, lathe, mesh, rounded, slab, tube, turned, words


def teapot(body, **spot):
    with group(**spot) as root:
        foot = rounded([(0, 0.05), (0.3, 0.05), (0.3, 0), (0.34, 0), (0.36, 0.06)], 0.015)
        belly = flowing([(0.36, 0.06), (0.54, 0.2), (0.62, 0.42), (0.54, 0.66), (0.36, 0.79), (0.27, 0.815)])
        lathe(foot + belly + rounded([(0.27, 0.815), (0.275, 0.85), (0.24, 0.85), (0.24, 0.7)], 0.012), body)
        lathe(
            rounded([(0.27, 0.853), (0.27, 0.87), (0.25, 0.885)], 0.01)
            + flowing([(0.25, 0.885), (0.16, 0.93), (0.06, 0.95), (0.035, 0.965)]),
            body,
        )
        lathe(flowing([(0.035, 0.955), (0.04, 0.985), (0.085, 1.03), (0.075, 1.075), (0.0, 1.095)]), body)
        tube(
            [(0.48, 0, 0.32), (0.7, 0, 0.42), (0.84, 0, 0.62), (0.98, 0, 0.8)], 0.07, body, radii=[2.0, 1.25, 0.9, 0.72]
        )
        tube(
            [
                (-0.47, 0, 0.68),
                (-0.72, 0, 0.78),
                (-0.95, 0, 0.66),
                (-0.94, 0, 0.42),
                (-0.75, 0, 0.25),
                (-0.52, 0, 0.24),
            ],
            0.05,
            body,
            radii=[1.2, 1, 0.95, 0.95, 1, 1.25],
        )
    return root


def cup(body, inner=None, drink='#a4561c', radius=0.24, height=0.27, full=0.78, handle=False, **spot):
    with group(**spot) as root:
        r, h = radius, height
        line = [(0, 0.03), (r * 0.48, 0.03), (r * 0.5, 0), (r * 0.58, 0), (r * 0.6, 0.03)]
        wall = flowing([(r * 0.6, 0.03), (r * 0.85, h * 0.3), (r * 0.97, h * 0.7), (r, h)])
        lathe(rounded(line, 0.008) + wall + rounded([(r, h), (r * 0.985, h + 0.012), (r * 0.96, h)], 0.008), body)
        inside = flowing([(r * 0.955, h), (r * 0.91, h * 0.7), (r * 0.78, h * 0.33), (r * 0.5, 0.05), (0, 0.045)])
        lathe(inside, inner or body)
        if drink:
            disc(r * (0.72 + 0.21 * full), plain(drink, 0.03, Transmission=0.35, IOR=1.33), (0, 0, h * full))
        if handle:
            tube(
                [
                    (r * 0.93, 0, h * 0.82),
                    (r * 1.35, 0, h * 0.86),
                    (r * 1.5, 0, h * 0.58),
                    (r * 1.3, 0, h * 0.3),
                    (r * 0.84, 0, h * 0.24),
                ],
                r * 0.085,
                body,
            )
    return root


def saucer(body, radius=0.36, **spot):
    line = [
        (0, 0.03),
        (radius * 0.5, 0.03),
        (radius * 0.52, 0),
        (radius * 0.58, 0),
        (radius * 0.6, 0.025),
        (radius, 0.075),
        (radius * 0.99, 0.088),
        (radius * 0.6, 0.045),
        (0, 0.042),
    ]
    with group(**spot) as root:
        turned(line, body, 0.02)
    return root


def gaiwan(body, **spot):
    """A lidded cup on its saucer."""
    with group(**spot) as root:
        saucer(body, 0.36)
        cup(body, drink=None, radius=0.3, height=0.38, at=(0, 0, 0.04))
        lathe(flowing([(0.27, 0.41), (0.24, 0.46), (0.14, 0.53), (0.07, 0.555)]), body)
        lathe(rounded([(0.06, 0.55), (0.065, 0.6), (0.09, 0.615), (0.085, 0.6), (0, 0.595)], 0.01), body)
    return root


def label(radius, bottom, height, angle, material, lift=0.003):
    """A sheet of paper around a tin, in the middle of its front."""
    steps, r = 48, radius + lift
    spots = [math.radians(-angle / 2 + angle * i / steps) for i in range(steps + 1)]
    verts = [(r * math.sin(a), -r * math.cos(a), z) for a in spots for z in (bottom, bottom + height)]
    return mesh(verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], material)


def tin(
    color='#2f4a3d',
    paper='#efe6d2',
    ink='#2b2723',
    title='明前\n绿茶',
    maker='雾岭茶园',
    seal='#b3331f',
    radius=0.32,
    height=0.92,
    lid=0.24,
    cap=None,
    **spot,
):
    coat = plain(color, 0.38, coat=0.2)
    with group(**spot) as root:
        turned([(0, 0), (radius, 0), (radius, height - lid), (radius * 0.98, height - lid)], coat, 0.012)
        turned(
            [
                (radius * 0.98, height - lid + 0.006),
                (radius * 1.005, height - lid + 0.006),
                (radius * 1.005, height),
                (0, height),
            ],
            cap or coat,
            0.02,
        )
        low, high = height * 0.1, (height - lid) * 0.8
        label(radius, low, high, 92, plain(paper, 0.8))
        black = plain(ink, 0.8)
        words(title, high * 0.28, black, (0, 0, low + high * 0.5), around=radius + 0.006)
        words(maker, high * 0.1, black, (0, 0, low + high * 0.13), around=radius + 0.006, spacing=1.2)
        if seal:
            label(radius, low + high * 0.84, high * 0.07, 9, plain(seal, 0.7), 0.005)
    return root


def leaves(count, spread, colors=('#1e2a14', '#2b3a1a', '#151d0e'), length=0.055, seed=4, thick=0.17):
    """Rolled tea leaves; `spread(random)` gives the place of each."""
    chance = random.Random(seed)
    kinds = []
    for color in colors:
        bend = [
            (-length, 0, 0),
            (-length * 0.3, length * 0.22, 0.006),
            (length * 0.4, -length * 0.1, 0),
            (length, length * 0.18, 0.008),
        ]
        made = tube(bend, length * thick, plain(color, 0.75), radii=[0.4, 1, 0.9, 0.3])
        made.data.bevel_resolution = 1
        made.location = (0, 0, -50)
        kinds.append(made.data)
    for _ in range(count):
        one = add(chance.choice(kinds))
        one.location = spread(chance)
        one.rotation_euler = [chance.uniform(0, 6.3) for _ in 'xy'] + [chance.uniform(0, 6.3)]
        one.scale = [chance.uniform(0.7, 1.2)] * 3


def jar(fill=0.7, stopper=('#8d6a45', '#c59c6b'), radius=0.36, height=0.85, inside=None, leaf=None, **spot):
    """Of glass, with a wooden stopper."""
    with group(**spot) as root:
        r, h, t = radius, height, 0.022
        outer = rounded(
            [(0, 0), (r, 0, 0.05), (r, h - 0.1, 0.08), (r * 0.82, h - 0.02, 0.03), (r * 0.82, h + 0.05)], 0.04
        )
        inner = rounded(
            [
                (r * 0.82 - t, h + 0.05),
                (r * 0.82 - t, h - 0.03, 0.03),
                (r - t, h - 0.11, 0.08),
                (r - t, t * 2, 0.05),
                (0, t * 2),
            ],
            0.04,
        )
        lathe(outer + inner, glass('#f7fbfa'))
        turned(
            [
                (0, h - 0.04),
                (r * 0.73, h - 0.04),
                (r * 0.74, h + 0.055),
                (r * 0.87, h + 0.055),
                (r * 0.87, h + 0.19),
                (0, h + 0.19),
            ],
            wood(*stopper, 1.4),
            0.015,
        )
        if inside:
            inside(r - 0.05, h * fill)
        else:

            def spot_of(chance):
                a, far = chance.uniform(0, 6.28), (r - 0.09) * math.sqrt(chance.random())
                return (far * math.cos(a), far * math.sin(a), 0.08 + (h * fill - 0.08) * chance.random())

            leaves(900, spot_of, *([leaf] if leaf else []))
    return root


def tray(width, length, material, height=0.07, **spot):
    with group(**spot) as root:
        slab(width, length, height, 0.09, material, edge=0.018)
        slab(width - 0.1, length - 0.1, 0.004, 0.06, material, (0, 0, height - 0.001), edge=0)
    return root


def vase(body, line, **spot):
    with group(**spot) as root:
        outer = flowing(line)
        inner = [(max(r - 0.03, 0.0), z) for r, z in reversed(outer)]
        lathe([(0, line[0][1])] + outer + inner, body)
    return root


def twig(points, leaf, bark, size=0.16, every=3, seed=1):
    """A branch with leaves."""
    chance = random.Random(seed)
    tube(points, 0.012, bark, radii=[1.2 - 0.9 * i / (len(points) - 1) for i in range(len(points))])
    path = flowing(points, 6)
    for i in range(4, len(path), every):
        for side in (-1, 1):
            x, y, z = path[i]
            blade(
                leaf,
                size * chance.uniform(0.7, 1.1),
                (x, y, z),
                (
                    chance.uniform(-50, 30),
                    chance.uniform(-20, 20),
                    side * chance.uniform(30, 80) + (90 if side > 0 else -90),
                ),
            )


def blade(material, length, at, turn, wide=0.42, curl=0.25, steps=10):
    """A leaf that begins at `at` and points along x before it is turned."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = wide * length / 2 * math.sin(math.pi * t**0.8) ** 0.9 if 0 < t < 1 else 0.001
        sag = -curl * length * t * t
        verts += [(t * length, -half, sag + half * 0.35), (t * length, 0, sag), (t * length, half, sag + half * 0.35)]
    for i in range(steps):
        a, b = 3 * i, 3 * i + 3
        faces += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2)]
    return mesh(verts, faces, material, at, turn, 180)
