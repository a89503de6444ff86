"""What the pictures of presents and of electronics show, and from where."""

import gadgets
import presents

from views import daylight, evening, good, studio

good('gifts-soy-candle', presents.pillar_candle, evening, '#bfa98a', 2.1, (0, 0, 0.7), (22, 34), rise=14)
good('gifts-amphora-vase', presents.amphora, evening, '#c9b79c', 4.3, (0, 0, 1.52), (30, 22), rise=10)
good('gifts-paper-lantern', presents.paper_lantern, evening, '#b39c80', 4.9, (0, 0, 1.72), (22, 22), rise=8)
good('zhijian-potted', presents.ficus, daylight, '#d3d6cb', 3.2, (0, 0, 1.2), (30, 24), rise=12)
good('tingyu-radio-mini', gadgets.pocket_radio, studio, '#c2c6c3', 1.8, (0, 0, 0.38), (28, 26), rise=12)
good('zhanmu-retro-tv', gadgets.retro_set, studio, '#c9c2b8', 2.75, (0, 0, 0.86), (28, 22), rise=8)
good(
    'yunqiong-easy',
    gadgets.easy_phone,
    studio,
    '#c6cacf',
    2.0,
    (0.06, 0, 0.76),
    (16, 16),
    {'black': ('#1f2024',), 'red': ('#7d2530',)},
    rise=10,
)
good(
    'buli-terry-wool-socks',
    presents.wool_socks,
    daylight,
    '#cdd0cf',
    2.5,
    (0.12, 0, 0.1),
    (20, 60),
    {'green': ('#3f5f4c',), 'mustard': ('#c49a3a',), 'burgundy': ('#6f2434',)},
    rise=50,
)
