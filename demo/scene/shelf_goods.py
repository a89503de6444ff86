"""What the pictures of more products show, and from where."""

import desk_ware
import shelf
import stationery

from views import daylight, evening, good, studio

good(
    'cloudridge-day-pack',
    shelf.day_pack,
    daylight,
    '#cbd2c8',
    2.1,
    (0, 0, 0.7),
    (28, 24),
    {'rose': ('#a8405e',), 'forest': ('#2f4a3a',), 'blue': ('#3d5f8a',)},
    rise=12,
)
good(
    'dengya-candle',
    shelf.scented_candle,
    evening,
    '#b9a284',
    1.1,
    (0, 0, 0.34),
    (20, 34),
    {'osmanthus': ('#f0dfb4', '桂花'), 'cedar': ('#b9c2ac', '雪松'), 'fig': ('#cdb3a6', '无花果')},
    rise=12,
)
good(
    'muzhe-chair',
    shelf.chair,
    daylight,
    '#d8d0c2',
    1.75,
    (0, 0, 0.5),
    (44, 24),
    {'walnut': ('#3a2416', '#6b452b'), 'natural': ('#a8845a', '#d3b488')},
    rise=14,
)
good(
    'food-garden-lemon',
    shelf.lemons,
    daylight,
    '#d3dacb',
    1.75,
    (0, 0.05, 0.24),
    (20, 42),
    {'lemon': ('#e8b81c', '#f2d048'), 'lime': ('#4f7d24', '#7fa83a')},
    rise=24,
)
good(
    'taoxi-photo-mug',
    shelf.photo_mug,
    daylight,
    '#cfd3cf',
    1.1,
    (0.06, 0, 0.28),
    (20, 34),
    {'white': ('#f1ece2',), 'pink': ('#e3b6b2',)},
    rise=12,
)
good(
    'yequ-ridge-tent',
    shelf.tent,
    daylight,
    '#c9d3c2',
    3.3,
    (0, 0, 0.5),
    (30, 26),
    {'green': ('#45603f',), 'orange': ('#c8682c',)},
    rise=12,
)
good(
    'drinks-pine-black',
    lambda: shelf.tea_jar('#24140c', '#3d2415', '#160d08'),
    evening,
    '#bfa98c',
    1.5,
    (0, 0, 0.52),
    (16, 28),
    rise=12,
)
good(
    'drinks-snow-daisy',
    lambda: shelf.tea_jar('#e3cf8a', '#efe3b8', '#cfae55'),
    daylight,
    '#d3d4c2',
    1.5,
    (0, 0, 0.52),
    (16, 28),
    rise=12,
)
good(
    'beauty-cloud-foam',
    lambda: desk_ware.pump_bottle('#c5d6da', '慕斯', '芷间 · 氨基酸洁面'),
    daylight,
    '#d0d8da',
    1.75,
    (0, 0, 0.58),
    (22, 28),
    rise=10,
)
good('culture-sketch-pencil', stationery.pencils, daylight, '#d6d0c4', 2.1, (0, 0, 0.05), (20, 62), rise=46)
good('huamao-washable-crayons', stationery.crayons, daylight, '#d9d6cc', 2.5, (0, 0, 0.06), (20, 62), rise=46)
good(
    'culture-oil-crayon',
    lambda: stationery.crayons(3),
    daylight,
    '#cfd6d3',
    2.5,
    (0, 0, 0.06),
    (-30, 50),
    rise=52,
)
good('culture-memo-pad', stationery.memo_pad, daylight, '#cdd3cf', 1.9, (0.02, 0.04, 0.06), (20, 60), rise=44)
good('garden-sunflower-seed', stationery.seed_packet, daylight, '#cfd8c6', 1.85, (0, 0, 0.52), (18, 30), rise=14)
good('yequ-pocket-torch', stationery.torch, studio, '#b9c0bb', 1.9, (0, 0, 0.2), (30, 44), rise=26)
good('food-butter-cookie', stationery.cookies, daylight, '#d8cdb8', 1.9, (0, -0.06, 0.14), (20, 52), rise=34)
good('gifts-star-medal', stationery.star_medal, daylight, '#c9cdd3', 1.7, (0, 0.16, 0.02), (20, 64), rise=54)
good('garden-fiddle-fig', shelf.fig_tree, daylight, '#d5d9cf', 2.3, (0, 0, 0.85), (40, 14), rise=8)
good('jingyou-kitchen-roll', shelf.kitchen_rolls, daylight, '#c9d2cf', 2.0, (-0.05, 0.1, 0.42), (18, 34), rise=18)
good(
    'drinks-matte-cup',
    shelf.coffee_cup,
    daylight,
    '#cbbfb2',
    1.4,
    (0.04, 0, 0.2),
    (24, 40),
    {'grey': ('#8f918f',), 'white': ('#e8e2d4',), 'charcoal': ('#3a3b3d',)},
    rise=24,
)
good('zhijian-photo-frame', shelf.picture, daylight, '#d9d3c7', 1.75, (0, 0, 0.62), (24, 20), rise=8)
good(
    'muzhe-sofa-cloud',
    shelf.sofa,
    daylight,
    '#d6cfc3',
    3.1,
    (-0.12, 0, 0.68),
    (26, 24),
    {'blue': ('#55708a',), 'green': ('#8a9a82',), 'red': ('#a3543c',)},
    rise=12,
)
good(
    'jingyou-bucket',
    shelf.bucket,
    daylight,
    '#d3d8d6',
    1.75,
    (0, 0, 0.46),
    (26, 36),
    {'blue': ('#4f93bf',), 'green': ('#7fae4a',), 'orange': ('#dd8136',)},
    rise=18,
)
good(
    'beauty-bath-bar',
    shelf.soap,
    daylight,
    '#d9d3cc',
    1.75,
    (-0.02, 0.1, 0.3),
    (20, 40),
    {
        'peony': ('#d9a0a8', '芍药'),
        'wisteria': ('#a99bc4', '紫藤'),
        'mint': ('#9cc4ae', '薄荷'),
        'grapefruit': ('#e3a27a', '西柚'),
    },
    rise=26,
)
good('food-highland-blueberry', shelf.blueberries, daylight, '#cfd5d3', 1.9, (0, 0, 0.2), (20, 54), rise=38)
good('drinks-rock-spring', shelf.water_bottles, daylight, '#c3d3d3', 1.75, (0.05, 0, 0.52), (16, 26), rise=10)
good(
    'drinks-straw-tumbler',
    shelf.tumbler,
    studio,
    '#cdc9c2',
    1.95,
    (0.03, 0, 0.74),
    (24, 24),
    {'red': ('#b23a2c',), 'orange': ('#d98a4a',), 'green': ('#3f6b52',), 'blue': ('#3f6f96',)},
    rise=10,
)
good('garden-cat-cans', shelf.cat_cans, daylight, '#d6cec2', 1.75, (0, 0, 0.24), (18, 36), rise=22)
good(
    'drinks-hillside-honey',
    shelf.honey_pot,
    evening,
    '#c2ad8a',
    1.35,
    (0, 0, 0.42),
    (20, 34),
    {'linden': ('#c9a86a',), 'acacia': ('#d9cdb0',), 'buckwheat': ('#5a3a22',)},
    rise=14,
)
good(
    'qijian-slim',
    lambda key: desk_ware.keyboard('#cfd1d4', key, key, tall=0.045),
    studio,
    '#b9c0c8',
    3.0,
    (0, 0, 0.06),
    (20, 56),
    {'grey': ('#f0efec',), 'pink': ('#e3b9b9',)},
    rise=38,
)
good(
    'qijian-k87',
    lambda body, key, accent: desk_ware.keyboard(body, key, accent, rows=6),
    studio,
    '#bcc2c6',
    3.0,
    (0, 0, 0.1),
    (20, 56),
    {'white': ('#e8e4da', '#f4f1ea', '#c2603a'), 'black': ('#232427', '#35373b', '#c2603a')},
    rise=38,
)
good('gifts-red-envelope', desk_ware.red_envelope, studio, '#d9c4b4', 2.0, (0.02, 0.08, 0.02), (20, 66), rise=50)
good(
    'jingyou-sponge',
    desk_ware.sponges,
    daylight,
    '#cdd6d2',
    2.0,
    (0, 0, 0.36),
    (24, 34),
    {'4pcs': (4,), '8pcs': (8,), '12pcs': (12,)},
    rise=20,
)
good(
    'muling-toothbrush',
    desk_ware.toothbrushes,
    daylight,
    '#d6d9d6',
    2.0,
    (-0.2, 0, 0.05),
    (20, 60),
    {'red': ('#b8433a', '#d98a7f'), 'blue': ('#3f6f9f', '#8fb0cc')},
    rise=46,
)
good(
    'shizhu-chopsticks',
    desk_ware.chopsticks,
    daylight,
    '#d9cfc0',
    2.3,
    (0, 0, 0.03),
    (20, 62),
    {'red': ('#7d1f1a',), 'blue': ('#24405f',), 'green': ('#2f4f3f',)},
    rise=48,
)
good('zaohe-spoon', desk_ware.spoons, daylight, '#c6c3bc', 2.2, (0, 0, 0.05), (20, 62), rise=48)
good('boqing-shaker', desk_ware.shaker, daylight, '#d3d2c8', 1.5, (0, 0, 0.36), (20, 32), rise=16)
good('food-paddy-rice', desk_ware.rice_brick, daylight, '#c9c2ac', 1.85, (0, 0, 0.54), (18, 30), rise=14)
good('beauty-cotton-roll', desk_ware.face_towels, daylight, '#d6cdc8', 2.0, (-0.02, 0.1, 0.34), (18, 34), rise=20)
good(
    'beauty-garden-hand-cream',
    desk_ware.pump_bottle,
    daylight,
    '#d6cec6',
    1.75,
    (0, 0, 0.58),
    (22, 28),
    {'rose': ('#d3a0a4', '玫瑰'), 'bergamot': ('#c9b96a', '佛手柑'), 'basil': ('#8fa98a', '罗勒')},
    rise=10,
)
good(
    'culture-coil-notebook',
    desk_ware.notebook,
    daylight,
    '#d3cdc2',
    2.0,
    (0, 0, 0.05),
    (20, 60),
    {
        'yellow': ('#dfb23f',),
        'orange': ('#cf7a3c',),
        'green': ('#5f8a62',),
        'blue': ('#4a709a',),
        'purple': ('#7a6798',),
        'grey': ('#8a8c8f',),
    },
    rise=44,
)
good('shanming-soft-volleyball', desk_ware.volleyball, daylight, '#c6d2d3', 1.25, (0, 0, 0.42), (30, 26), rise=12)
good(
    'food-honey-sweet-potato',
    desk_ware.sweet_potatoes,
    daylight,
    '#cdc6b2',
    1.9,
    (0.02, 0.06, 0.2),
    (20, 46),
    {'orange': ('#8f4630',), 'purple': ('#5a3050',)},
    rise=30,
)
