"""What the pictures of the best sellers show, and from where."""

import bedroom
import cleaning
import pointer

from views import daylight, good, studio

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
