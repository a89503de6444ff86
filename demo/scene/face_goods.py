"""What the pictures of make-up and of jewels show, and from where."""

import jewels
import makeup

from views import daylight, good, studio

good(
    'beauty-velvet-lipstick',
    makeup.lipstick,
    daylight,
    '#dccac4',
    2.7,
    (0.1, 0, 0.94),
    (24, 26),
    {
        'rose': ('#c02a4c',),
        'coral': ('#e2604c',),
        'brick': ('#9c3a2c',),
        'berry': ('#8c1f48',),
        'nude': ('#c98a7c',),
        'plum': ('#6a2448',),
    },
    rise=10,
)
good(
    'beauty-tint-balm',
    makeup.tint_balm,
    daylight,
    '#dfd2c9',
    2.0,
    (0.06, 0, 0.68),
    (24, 28),
    {'cherry': ('#b02a3c', '#d0354a'), 'apricot': ('#e59a5f', '#ef8f66'), 'fig': ('#7b4a78', '#9c4f78')},
    rise=12,
)
good(
    'beauty-blend-sponge',
    makeup.sponges,
    daylight,
    '#d6d3ce',
    3.4,
    (0.52, -0.1, 0.4),
    (22, 36),
    {'apricot': ('#ef9a62',), 'pink': ('#efabb8',), 'green': ('#a3bf74',)},
    rise=22,
)
good(
    'beauty-ink-liner',
    makeup.ink_liner,
    daylight,
    '#e3dcd3',
    3.4,
    (-0.1, 0.1, 0.06),
    (10, 64),
    {'black': ('#1a1a1c',), 'brown': ('#4a2c1f',), 'navy': ('#1f2f5c',)},
    rise=50,
)
good(
    'beauty-nine-palette',
    makeup.eye_palette,
    daylight,
    '#d3c9c4',
    3.3,
    (0, 0.2, 0.74),
    (22, 44),
    {
        'peach': (
            '#d98a66',
            '#f3dcc6',
            '#e2a07a',
            '#e8b48a',
            '#ecc5a4',
            '#c97a56',
            '#d99a6c',
            '#f0d3c0',
            '#8f4f36',
            '#b5653f',
        ),
        'rose': (
            '#b5667c',
            '#efdbdc',
            '#d19aa4',
            '#e0aebb',
            '#e2c0c4',
            '#b3687a',
            '#c78a9c',
            '#f0dfe0',
            '#6f3a4a',
            '#934a63',
        ),
        'forest': (
            '#5a7355',
            '#e3e2cc',
            '#a3ab7c',
            '#b5b37a',
            '#cfc9a4',
            '#76825a',
            '#8a9464',
            '#e6dcc4',
            '#3f4a34',
            '#5f6f45',
        ),
    },
    rise=26,
    near=1.16,
)
good(
    'beauty-vial-perfume',
    makeup.vials,
    daylight,
    '#d3ccc2',
    3.1,
    (0, 0, 0.66),
    (20, 26),
    {
        'wood': ('#e0b06a', '#d09a58', '#e6c48c', '#c98f5a', '#dfae78'),
        'flower': ('#f3b7bd', '#f2cfa4', '#efc3d3', '#f5d9a0', '#e8a9b4'),
        'tea': ('#cfdc9a', '#b9d3a0', '#dfe3a9', '#a9c78a', '#d3dfb4'),
    },
    rise=14,
)
good(
    'beauty-sonic-brush',
    makeup.sonic_brush,
    daylight,
    '#cdd6d6',
    4.6,
    (0.1, 0, 1.95),
    (24, 22),
    {'coral': ('#e57a62',), 'lake': ('#3f96a8',)},
    rise=6,
)
good('gifts-pair-rings', jewels.pair_rings, studio, '#a9a6a6', 1.9, (-0.04, 0.05, 0.44), (30, 34), rise=22)
good(
    'gifts-blue-eye',
    jewels.eye_bracelet,
    daylight,
    '#d3d3ce',
    3.1,
    (0.04, 0.1, 0.06),
    (18, 58),
    {'blue': ('#15339c', '#7fc3ee', '#1c2c5c'), 'green': ('#0f7a74', '#9fe3d0', '#1d4a46')},
    rise=44,
)
good(
    'gifts-wood-beads',
    jewels.wood_beads,
    daylight,
    '#cfc8ba',
    3.5,
    (0.08, -0.24, 0.1),
    (-44, 40),
    {
        'peach': ('#a9683c', '#d39a66', '#9c2f2a'),
        'walnut': ('#3f2518', '#6b4429', '#8a6a3a'),
        'ash': ('#a39a8c', '#cfc6b6', '#5f6a72'),
    },
    rise=44,
)
good(
    'gifts-crescent-necklace',
    jewels.crescent,
    studio,
    '#b5b3b1',
    3.2,
    (0, 0.2, 0.08),
    (16, 64),
    {'gold': ('#edc572', 0.26), 'silver': ('#dfe1e4', 0.32)},
    rise=50,
)
good(
    'gifts-promise-lock',
    jewels.promise_lock,
    daylight,
    '#cdc4b8',
    3.1,
    (0.3, 0, 0.72),
    (24, 28),
    {'gold': ('#f0cb7e',), 'rose': ('#edb49c',)},
    rise=14,
)
