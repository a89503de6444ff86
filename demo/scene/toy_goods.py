"""What the pictures of toys and of things for babies show, and from where."""

import nursery
import wheels

from views import daylight, good

good('starbean-fire-engine', wheels.fire_engine, daylight, '#c9d0d3', 3.4, (-0.1, 0, 0.72), (-40, 30), rise=14)
good(
    'starbean-pull-back-car',
    wheels.pull_back_car,
    daylight,
    '#d3cfc2',
    2.6,
    (0, 0, 0.5),
    (-44, 30),
    {'red': ('#c23428',), 'blue': ('#2f62b5',), 'green': ('#2f8a52',), 'charcoal': ('#3a3d42',)},
    rise=16,
)
good('tongqu-diamond-kite', wheels.kite, daylight, '#c3d3da', 2.85, (0.08, 0.16, 0.05), (14, 66), rise=56)
good(
    'cloudlet-ppsu-bottle',
    nursery.ppsu_bottle,
    daylight,
    '#dcd3c6',
    2.75,
    (0, 0, 1.02),
    (24, 22),
    {'apricot': ('#efb98c',), 'mint': ('#8fcdb4',), 'lilac': ('#b7a3d3',)},
    rise=8,
)
good('cloudlet-glass-bottle', nursery.glass_bottle, daylight, '#dccfca', 2.75, (0, 0, 1.06), (24, 22), rise=8)
good(
    'cloudlet-suction-bowl',
    nursery.suction_bowl,
    daylight,
    '#d6d6cf',
    2.4,
    (0, -0.16, 0.28),
    (20, 50),
    {'blue': ('#2f5a94',), 'rose': ('#cf4f7c',), 'green': ('#4f9a68',)},
    rise=36,
)
good(
    'tongqu-whale-bath-toy',
    nursery.whale,
    daylight,
    '#cfdcdc',
    3.0,
    (0.1, 0, 0.72),
    (-44, 24),
    {'sky': ('#3f8fd0',), 'rose': ('#d8527f',), 'mint': ('#6fc4a2',)},
    rise=12,
)
good(
    'cloudlet-soft-toothbrush',
    nursery.small_toothbrush,
    daylight,
    '#d3d8d6',
    2.1,
    (0.06, 0, 0.1),
    (20, 60),
    {'red': ('#cc3340',), 'sky': ('#5aa5dc',), 'green': ('#4ea361',)},
    rise=44,
)
good(
    'beauty-kids-toothbrush',
    nursery.standing_toothbrushes,
    daylight,
    '#dbd6cb',
    2.5,
    (0, 0, 0.88),
    (26, 26),
    {'orange': ('#ee8a34',), 'mint': ('#63c3a0',), 'grape': ('#8a5fb5',)},
    rise=10,
)
