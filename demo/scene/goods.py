"""What the pictures of products show, and from where."""

from functools import partial

import daily
import outdoor
from groups import (
    apples,
    batteries,
    bowls,
    corn,
    cup_on_wood,
    eggs,
    fry_pan,
    grapes,
    headphones,
    iron_pan,
    knife,
    laptop,
    milk,
    old_camera,
    oranges,
    phone,
    picture_book,
    plates,
    rolls,
    sport_watch,
    surprise_box,
    tea_tin,
    teapot,
    tomatoes,
)

from views import daylight, evening, good, studio

good('jingyou-roll', rolls, daylight, '#d6cdbd', 1.95, (-0.05, 0.2, 0.55))
good('yuexin-cells', batteries, studio, '#c3ccc8', 1.5, (0, 0.05, 0.48), (20, 30))
good(
    'food-meadow-egg',
    eggs,
    daylight,
    '#dcd6bd',
    3.1,
    (0, 0, 0.2),
    (10, 52),
    {'brown': ('#b3764c',), 'white': ('#efe9dd',), 'green': ('#b9c6b0',)},
    rise=34,
)
good('food-navel-orange', oranges, daylight, '#d3d9be', 2.05, (0, 0.05, 0.42), (20, 36))
good(
    'food-hill-apple',
    apples,
    daylight,
    '#d9dcc4',
    1.65,
    (0, 0.05, 0.3),
    (18, 36),
    {
        'fuji': ('#8a1516', '#b92c22', '#d9a84a'),
        'gala': ('#a82a1c', '#c2452a', '#dfae55'),
        'huaniu': ('#3f070b', '#6d0f16', '#8a1a1c'),
    },
)
good('dengya-bulb', partial(daily.bulb), evening, '#b9a284', 1.45, (0, 0, 0.57), (20, 12), rise=8)
good('fenghe-cleaver', knife, daylight, '#cfc6b6', 2.75, (0.0, 0.05, 0.1), (16, 36), rise=52)
good('zaohe-fry-pan', fry_pan, daylight, '#d5cabb', 2.95, (0.06, -0.14, 0.16), (14, 48), rise=34)
good('boqing-jar', daily.storage_jar, daylight, '#cdd4c6', 1.42, (0, 0, 0.55), (16, 30), rise=14)
good('drinks-ridge-green', tea_tin, evening, '#c4b497', 1.5, (-0.1, 0, 0.42), (10, 30), rise=16)
good(
    'drinks-silver-needle',
    partial(
        tea_tin,
        ('#b9b59a', '#8f9276', '#cdc9b4'),
        color='#cfc8b8',
        paper='#f4efe4',
        title='白毫\n银针',
        maker='半亩茶事',
        height=0.72,
        radius=0.3,
        lid=0.2,
    ),
    evening,
    '#b9b09c',
    1.4,
    (-0.1, 0, 0.34),
    (10, 30),
    rise=16,
)
good('food-sweet-corn', corn, daylight, '#cfd6b6', 1.8, (-0.1, 0, 0.26), (16, 40), rise=26)
good('mojie-air-14', laptop, studio, '#bac2cd', 2.15, (-0.02, 0.2, 0.52), (26, 30))
good(
    'yunqiong-watch-sport',
    sport_watch,
    studio,
    '#c4ccd6',
    1.25,
    (0, 0, 0.36),
    (30, 24),
    {'blue': ('#3f7fb4',), 'black': ('#2b2d31',), 'green': ('#5f7345',), 'orange': ('#d9682c',)},
    rise=12,
)
good(
    'yunqiong-lite',
    phone,
    studio,
    '#c9ced6',
    2.0,
    (0.06, 0, 0.76),
    (16, 16),
    {'white': ('#e9e8e4',), 'pink': ('#dcb6b4',), 'blue': ('#8fb0c6',)},
    rise=10,
)
good(
    'yunqiong-s3',
    phone,
    studio,
    '#bcc3cf',
    2.0,
    (0.06, 0, 0.76),
    (16, 16),
    {'black': ('#1c1d21',), 'violet': ('#8a7fa6',), 'blue': ('#4f6f96',), 'green': ('#4d6655',), 'gold': ('#c9ab7c',)},
    rise=10,
)
good(
    'tingyu-h7',
    headphones,
    studio,
    '#c4c8ce',
    1.55,
    (0, 0, 0.58),
    (18, 24),
    {
        'silver': ('#d5d5d3', '#4a4846', '#c9ccd0'),
        'black': ('#1d1d20', '#17171a', '#55585e'),
        'blue': ('#7f9fb0', '#3a4a55', '#b9c4cc'),
        'pink': ('#d9b0a8', '#7a5a55', '#d8c4bd'),
    },
    rise=12,
)
good(
    'food-terrace-grape',
    grapes,
    daylight,
    '#d5d6c0',
    1.85,
    (0.1, 0, 0.22),
    (14, 44),
    {'kyoho': ('#1f1030', '#3f2050'), 'summer-black': ('#0d0913', '#1c1424'), 'muscat': ('#4a1027', '#7a2340')},
    rise=30,
)
good(
    'food-vine-tomato',
    tomatoes,
    daylight,
    '#d6dac3',
    1.45,
    (0, 0.02, 0.2),
    (16, 40),
    {'red': ('#b81d10',), 'pink': ('#cf4a4a',)},
    rise=26,
)
good(
    'shanming-street-basketball',
    lambda color: outdoor.basketball(color),
    daylight,
    '#c3cfd2',
    1.05,
    (0, 0, 0.36),
    (30, 26),
    {'orange': ('#c2571c',), 'blue': ('#2f62a8',), 'purple': ('#5d3f93',)},
    rise=12,
)
good(
    'guanglan-m2',
    old_camera,
    studio,
    '#c5bfb6',
    1.7,
    (0, 0, 0.42),
    (24, 26),
    {'silver': ('#1f2022', '#bfc1c4'), 'brown': ('#6b3f24', '#bfb6a6')},
    rise=14,
)
good(
    'taoxi-rice-bowl',
    bowls,
    daylight,
    '#ddd2c2',
    1.65,
    (0.03, 0.1, 0.26),
    (16, 38),
    {'red': ('#8f1a14',), 'blue': ('#1f4a86',)},
    rise=24,
)
good('taoxi-plate', plates, daylight, '#b9ada0', 2.0, (0, 0, 0.1), (20, 60), rise=36)
good('drinks-pasture-milk', milk, daylight, '#c2d0d6', 1.75, (0.05, 0, 0.5), (14, 28), rise=12)
good('zaohe-iron-pan', iron_pan, daylight, '#cdbfae', 2.75, (0.04, -0.06, 0.14), (14, 48), rise=36)
good('chayu-tea-cup', cup_on_wood, evening, '#bfae94', 1.2, (0, 0, 0.24), (20, 38), rise=22)
good('gifts-surprise-box', surprise_box, studio, '#dcc0b4', 1.7, (0, 0, 0.46), (16, 34), rise=20)
good('culture-hedgehog-walk', picture_book, daylight, '#d3d6c6', 1.7, (0, 0.06, 0.48), (16, 26), rise=12)
good(
    'drinks-kiln-teapot',
    teapot,
    evening,
    '#c9b89f',
    2.35,
    (0.04, 0, 0.5),
    (16, 32),
    {'crimson': ('#8f1f1a',), 'celadon': ('#8fb0a0',), 'cobalt': ('#23478a',), 'tea-brown': ('#5a3a20',)},
    rise=14,
)
