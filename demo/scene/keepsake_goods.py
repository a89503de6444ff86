"""What the pictures of keepsakes show, and from where."""

import keepsakes

from views import daylight, evening, good

good('gifts-hourglass', keepsakes.hourglass, evening, '#b9a68c', 2.3, (0, 0, 0.86), (24, 26), rise=10)
good('gifts-night-globe', keepsakes.night_globe, evening, '#8f8377', 1.95, (0, 0, 0.68), (22, 22), rise=8)
good(
    'gifts-balloon-set',
    keepsakes.balloons,
    daylight,
    '#dcd8d0',
    4.0,
    (0, 0, 1.42),
    (20, 18),
    {
        'red': ('#c9303f', '#f0a3a5', '#f3e6d8'),
        'blue': ('#4f9ed8', '#b3d8ee', '#f3ead8'),
        'violet': ('#7d5fc0', '#c5b3e6', '#f3e6ee'),
    },
    rise=6,
)
good(
    'gifts-kiss-purse',
    keepsakes.kiss_purse,
    daylight,
    '#d6cdc6',
    2.3,
    (0, 0, 0.68),
    (26, 32),
    {'rose': ('#b52a58',), 'violet': ('#6f4a9c',), 'teal': ('#1f6f78',)},
    rise=14,
)
good(
    'gifts-birthday-crown',
    keepsakes.crown,
    daylight,
    '#d9d2c6',
    2.7,
    (0, 0, 0.5),
    (20, 36),
    {'gold': ('#e0b04a', '#d9a83f'), 'rose': ('#e8a895', '#e3a594')},
    rise=18,
)
