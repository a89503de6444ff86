"""What the pictures of the best sellers show, and from where."""

import bedroom
import cleaning
import desk_ware
import fruit
import hand_ware
import kitchen
import pointer
import pots
import snacks
import teas
import toybox
import wear

from views import daylight, evening, good, studio

good('jingyou-broom', cleaning.broom, daylight, '#bccac6', 2.4, (0, 0, 0.1), (-38, 42), rise=56)
good(
    'qijian-m1',
    pointer.mouse,
    studio,
    '#b4bfca',
    1.35,
    (0, 0, 0.14),
    (34, 44),
    {'white': ('#eceae6',), 'black': ('#2c2d31',), 'blue': ('#7f97ad',), 'pink': ('#d3aaa6',)},
    side=-6,
    rise=34,
)
good(
    'youye-pad',
    pointer.game_pad,
    studio,
    '#cbbfc0',
    1.95,
    (0, -0.02, 0.16),
    (22, 36),
    {'violet': ('#4a3a86',), 'black': ('#2c2d31',), 'red': ('#a8262c',), 'teal': ('#1f7d7d',)},
    rise=50,
    near=1.12,
)
good(
    'mianxi-bedding',
    bedroom.bedding,
    daylight,
    '#cfc7bb',
    3.55,
    (0, 0, 0.45),
    (14, 30),
    {
        'blue': ('#6f9ab3',),
        'green': ('#97aa7e',),
        'pink': ('#c497aa',),
        'yellow': ('#d4b573',),
        'grey': ('#97999c',),
    },
    rise=22,
)
good('food-shell-peanut', snacks.peanuts, daylight, '#cfc6b4', 2.7, (-0.02, 0, 0.74), (22, 30), rise=18)
good('food-cream-strawberry', fruit.strawberries, daylight, '#cdd6c8', 3.7, (0, -0.2, 0.15), (18, 56), rise=42)
good('food-morning-croissant', snacks.croissants, daylight, '#d6cfc4', 3.25, (0, 0, 0.2), (16, 52), rise=34)
good('qiaochui-driver', hand_ware.screwdriver, studio, '#bcc6cc', 2.45, (0.12, 0.04, 0.1), (14, 40), rise=46, near=1.1)
good('yinguo-hand-maracas', hand_ware.maracas, daylight, '#cfd6cf', 2.55, (0.02, 0.06, 0.2), (22, 46), rise=44)
good('garden-column-cactus', pots.cactus, daylight, '#d3d6c8', 2.6, (0, 0, 1.0), (24, 24), rise=10)
good('garden-kitchen-herbs', pots.herbs, daylight, '#d5d6cb', 2.95, (0.06, 0, 0.52), (22, 36), rise=18)
good('muduo-steam-train', toybox.steam_train, daylight, '#c9d3d3', 4.1, (-0.12, 0, 0.42), (16, 34), rise=20, near=1.14)
good('buli-week-sock-box', wear.week_of_socks, daylight, '#c6ccd0', 5.1, (0.06, 0, 0.15), (18, 58), rise=52)
good('food-lane-chestnut', snacks.chestnuts, daylight, '#cfc7b8', 3.05, (0.04, 0, 0.6), (14, 34), rise=22)
good(
    'culture-gel-pen',
    hand_ware.gel_pens,
    studio,
    '#cbcdd2',
    1.5,
    (0.22, -0.1, 0.05),
    (-36, 62),
    {'blue': ('#2b58a8',), 'red': ('#b8302c',), 'green': ('#2f7a52',), 'black': ('#26272b',)},
    rise=46,
    near=1.2,
)
good(
    'beauty-soft-toothbrush',
    lambda color: desk_ware.toothbrushes(color, color, color, color),
    daylight,
    '#cfd6d6',
    2.0,
    (0.02, 0, 0.05),
    (20, 60),
    {'red': ('#c2493f',), 'blue': ('#3f78ad',), 'green': ('#4f9a72',), 'yellow': ('#e0b23a',)},
    rise=46,
)
good('drinks-ink-rose', teas.rose_jar, daylight, '#d6cbc8', 1.62, (0, 0, 0.46), (16, 28), rise=14)
good('drinks-barley-pot', teas.barley_pouch, daylight, '#d3cbb8', 2.9, (0, 0, 0.74), (16, 30), rise=16)
good(
    'drinks-orchid-oolong',
    teas.oolong_box,
    daylight,
    '#ccd2c2',
    2.0,
    (0.02, 0, 0.48),
    (16, 32),
    {'light': ('#49603f',), 'roasted': ('#5a4332',)},
    rise=18,
)
good(
    'drinks-citrus-puer',
    teas.citrus_puer,
    evening,
    '#b9a284',
    2.0,
    (0, 0, 0.26),
    (18, 40),
    {'red': ('#6f3a12', '#94551f'), 'green': ('#3b4219', '#5a622a')},
    rise=26,
)
good(
    'drinks-festive-tea-box',
    teas.tea_box,
    daylight,
    '#d3cdc0',
    2.25,
    (0.04, 0, 0.5),
    (18, 28),
    {'gold': ('#c79a35', '#8a2a22'), 'jade': ('#4f7a5c', '#c9a24e'), 'rose': ('#a23a58', '#e0c48a')},
    rise=16,
)
good('drinks-lemon-slice', fruit.lemon_slices, daylight, '#c9d3cc', 2.6, (0.06, -0.05, 0.28), (18, 52), rise=38)
good('farcase-aluminium-frame-case', toybox.suitcase, studio, '#c8c6c0', 3.1, (0, 0, 1.25), (30, 20), rise=12)
good('taoxi-noodle-bowl', kitchen.noodle_bowl, daylight, '#d3ccc0', 2.3, (0, -0.08, 0.3), (20, 34), rise=15)
good(
    'beauty-daily-lotion',
    lambda: desk_ware.pump_bottle('#c9d5c9', '保湿乳', '芷间 · 角鲨烷'),
    daylight,
    '#b9c6be',
    1.75,
    (0, 0, 0.58),
    (22, 28),
    rise=10,
)
