"""Pots, knives and locks. One unit is about 20 cm."""

import kitchen
import ware
from materials import brushed, clay, feed, glass, glaze, metal, node, noise, plain, ramp, wood
from shape import ball, box, flowing, group, lathe, prism, ring, slab, tube, turned, words


def casserole():
    """Of clay: bare below, glazed above."""
    body, bare = glaze('#7a4a2a', rough=0.16), clay('#c9a47a', 0.6)
    with group(turn=(0, 0, 22)):
        turned([(0, 0), (0.36, 0), (0.46, 0.12)], bare, 0.03)
        lathe(flowing([(0.455, 0.115), (0.54, 0.26), (0.56, 0.4), (0.54, 0.5)]), body)
        lathe([(0.54, 0.5), (0.575, 0.52), (0.575, 0.545), (0.53, 0.55), (0.5, 0.5)], body)
        lathe(flowing([(0.555, 0.552), (0.5, 0.6), (0.34, 0.67), (0.14, 0.7), (0.085, 0.705)]), body)
        lathe(flowing([(0.085, 0.7), (0.075, 0.74), (0.12, 0.79), (0.1, 0.825), (0.0, 0.83)]), body)
        for z in (0.612, 0.655):
            ring(0.47 if z < 0.63 else 0.375, 0.008, body, (0, 0, z))
        for side in (-1, 1):
            line = [(0.53, -0.16, 0.44), (0.66, -0.13, 0.47), (0.7, 0, 0.48), (0.66, 0.13, 0.47), (0.53, 0.16, 0.44)]
            tube([(side * x, y, z) for x, y, z in line], 0.04, body, radii=[1.3, 1, 0.95, 1, 1.3])


def soup_pot():
    steel, bright = brushed('#c9ccd1', 0.26, (1, 1, 60)), metal('#dcdee0', 0.14)
    with group(turn=(0, 0, 20)):
        turned([(0, 0), (0.5, 0), (0.52, 0.03), (0.52, 0.09)], steel, 0.02)
        lathe(
            [(0.523, 0.088), (0.523, 0.56), (0.535, 0.575), (0.56, 0.58), (0.555, 0.588), (0.51, 0.58), (0.5, 0.4)],
            steel,
        )
        ring(0.5225, 0.004, bright, (0, 0, 0.09))
        lid = flowing([[0.53, 0.6], [0.44, 0.655], [0.28, 0.7], [0.09, 0.715]])
        lathe(lid + [(r, z - 0.014) for r, z in reversed(lid)], glass('#eef4f4', 0.0))
        ring(0.535, 0.016, bright, (0, 0, 0.6))
        turned(
            [
                (0, 0.705),
                (0.09, 0.705),
                (0.09, 0.722),
                (0.03, 0.73),
                (0.028, 0.78),
                (0.1, 0.8),
                (0.1, 0.835),
                (0, 0.845),
            ],
            bright,
            0.012,
        )
        for side in (-1, 1):
            line = [
                (0.52, -0.15, 0.44),
                (0.62, -0.15, 0.46),
                (0.68, -0.08, 0.47),
                (0.68, 0.08, 0.47),
                (0.62, 0.15, 0.46),
                (0.52, 0.15, 0.44),
            ]
            tube([(side * x, y, z) for x, y, z in line], 0.024, bright)
            for y in (-0.15, 0.15):
                box((0.012, 0.1, 0.08), bright, (side * 0.525, y, 0.4), 0.004)


def chef_knife():
    """Lying on a board, its edge towards the viewer."""
    kitchen.board(2.3, 1.0, ('#8a6238', '#c49a63'), at=(0, 0.06, 0), turn=(0, 0, 6))
    side, edge = brushed('#c6c9ce', 0.22, (60, 1, 60)), metal('#e6e8ea', 0.1)
    with group((-0.06, 0.04, 0.1), (0, 0, 14)):
        spine = [(0.24, 0.1), (-0.5, 0.09), (-0.85, 0.035), (-1.06, -0.09)]
        belly = [(-1.06, -0.09), (-0.9, -0.115), (-0.55, -0.155), (-0.1, -0.165), (0.2, -0.165), (0.235, -0.14)]
        prism([*spine, *belly[1:]], 0.02, side, edge=0.006)
        prism(
            [
                (-1.05, -0.092),
                (-0.88, -0.1),
                (-0.55, -0.135),
                (-0.1, -0.145),
                (0.2, -0.146),
                (0.2, -0.1652),
                (-0.1, -0.1652),
                (-0.55, -0.1552),
                (-0.9, -0.1152),
            ][::-1],
            0.0215,
            edge,
            edge=0.002,
        )
        prism(
            [(0.23, -0.06), (0.33, -0.05), (0.33, 0.085), (0.23, 0.1)],
            0.05,
            metal('#d3d5d8', 0.2),
            (0, 0, -0.015),
            edge=0.014,
        )
        grip = [
            (0.33, -0.045),
            (0.5, -0.035),
            (0.7, -0.05),
            (0.88, -0.065),
            (0.93, -0.04),
            (0.93, 0.06),
            (0.86, 0.09),
            (0.6, 0.085),
            (0.33, 0.085),
        ]
        prism(grip, 0.09, wood('#2f1c11', '#5f3c24', 1.6), (0, 0, -0.035), edge=0.03)
        for x in (0.45, 0.63, 0.81):
            ball(0.017, metal('#d9dbdd', 0.2), (x, 0.02, 0.05), (1, 1, 0.4), steps=16)
        words('锋禾', 0.05, plain('#6d7074', 0.5, metal=0.8), (0.06, 0.02, 0.0205), (0, 0, 0))


def honey_pot():
    """The glaze ran in the kiln; the dipper stands in the notch of the lid."""
    body = clay('#7d5a3a', 0.32)
    spot = node(body, 'ShaderNodeTexCoord')
    parts = node(body, 'ShaderNodeSeparateXYZ', {'Vector': (spot, 'Generated')})
    ran = node(body, 'ShaderNodeMath', {0: (parts, 'Z'), 1: noise(body, 3.4, (1, 1, 0.3), 4)}, operation='ADD')
    half = node(body, 'ShaderNodeMath', {0: (ran, 'Value'), 1: 0.5}, operation='MULTIPLY')
    feed(
        body,
        'Base Color',
        ramp(
            body,
            (half, 'Value'),
            [(0.3, '#6b4a30'), (0.4, '#8f6a3f'), (0.52, '#5f7d86'), (0.68, '#8fa8a8'), (0.78, '#4f3422')],
        ),
    )
    lathe(
        flowing([(0, 0), (0.24, 0.0), (0.3, 0.08), (0.345, 0.26), (0.31, 0.46), (0.25, 0.54), (0.255, 0.575)])
        + [(0.23, 0.575), (0.22, 0.5)],
        body,
    )
    cap = clay('#5f7d86', 0.3)
    lathe(
        flowing([(0.265, 0.58), (0.25, 0.605), (0.14, 0.645), (0.055, 0.655)])
        + flowing([(0.05, 0.65), (0.045, 0.68), (0.075, 0.715), (0.06, 0.74), (0, 0.745)]),
        cap,
    )
    ring(0.262, 0.011, cap, (0, 0, 0.582))
    beech = wood('#a8784a', '#d3a877', 1.4, grain=(12, 12, 1))
    with group((0.17, -0.1, 0.5), (20, 34, 0)):
        tube([(0, 0, 0), (0, 0, 0.62)], 0.02, beech, soft=False)
        ball(0.03, beech, (0, 0, 0.62), (1, 1, 0.8), steps=16)


def sake_set():
    """White, a blue line around each rim: a bottle and four cups."""
    white, blue = glaze('#f3f2ec', rough=0.1), plain('#2b4f8a', 0.3, coat=0.4)
    with group((-0.12, 0.26, 0)):
        lathe(
            flowing(
                [
                    (0, 0),
                    (0.19, 0.0),
                    (0.24, 0.08),
                    (0.26, 0.24),
                    (0.21, 0.44),
                    (0.11, 0.58),
                    (0.085, 0.68),
                    (0.1, 0.77),
                    (0.13, 0.81),
                ]
            )
            + [(0.11, 0.8), (0.08, 0.7)],
            white,
        )
        ring(0.124, 0.0095, blue, (0, 0, 0.808))
        ring(0.224, 0.004, blue, (0, 0, 0.4))
    for x, y in ((0.42, 0.16), (-0.46, -0.26), (0.02, -0.36), (0.44, -0.28)):
        with group((x, y, 0)):
            ware.cup(white, radius=0.125, height=0.13, drink=None)
            ring(0.1225, 0.0055, blue, (0, 0, 0.134))


def key(steel, **spot):
    """Lying."""
    with group(**spot):
        ring(0.075, 0.022, steel, (0, 0, 0.018), scale=(1, 1, 0.7))
        slab(0.34, 0.045, 0.024, 0.01, steel, (0.23, 0, 0.006), edge=0.004)
        for x, y in ((0.3, 0.03), (0.345, 0.045), (0.385, 0.03)):
            box((0.026, y * 2, 0.022), steel, (x, -y / 2, 0.007), 0.003)


def padlock():
    """Of brass, with its four keys."""
    brass, steel = metal('#c79a45', 0.3), metal('#dfe1e3', 0.1)
    with group((-0.1, 0.16, 0), (0, 0, 14)):
        with group((0, 0, 0.29), (90, 0, 0)):
            slab(0.62, 0.56, 0.24, 0.07, brass, (0, 0, -0.12), edge=0.025)
        tube(
            [
                (-0.19, 0, 0.54),
                (-0.19, 0, 0.78),
                (-0.13, 0, 0.92),
                (0, 0, 0.98),
                (0.13, 0, 0.92),
                (0.19, 0, 0.78),
                (0.19, 0, 0.54),
            ],
            0.055,
            steel,
        )
        words('巧锤', 0.13, plain('#6b4a1a', 0.4, metal=0.7), (0, -0.122, 0.3))
        for x in (-0.19, 0.19):
            turned([(0.06, 0.565), (0.075, 0.572), (0.06, 0.58)], brass, 0.003, at=(x, 0, 0))
    for i, (x, y, turn) in enumerate(((-0.72, -0.22, -24), (-0.4, -0.42, -40), (0.1, -0.3, -58), (0.36, -0.2, -12))):
        key(metal('#cfb27a' if i % 2 else '#d6bd86', 0.2), at=(x, y, 0), turn=(0, 0, turn))
