"""The wide pictures of shops: goods of theirs in a row at the right, room for type on the left."""

from shape import group
from studio import camera, plaster, sweep
from views import GOODS, daylight, evening, studio

# Ground, light, and four goods with how large each is beside the others.
ROWS = {
    'xingguang-digital': (
        '#aeb9c8',
        studio,
        'mojie-air-14:1.3 yunqiong-s3 guanglan-m2:.9 yunqiong-watch-sport:.7',
    ),
    'jiyin-audio': ('#b9b2c4', studio, 'zhanmu-retro-tv:1.1 tingyu-h7 tingyu-radio-mini:.8 youye-pad:.75'),
    'muyu-home': ('#cdb99d', evening, 'muzhe-sofa-cloud:1.5 zhijian-potted:1.1 muzhe-chair:1.05 dengya-candle:.6'),
    'jingri-daily': ('#b7c9cc', daylight, 'jingyou-bucket:1.05 jingyou-roll muling-toothbrush:.8 jingyou-sponge:.75'),
    'taohuo-kitchen': ('#cfb295', evening, 'taoxi-casserole:1.1 zaohe-fry-pan:1.1 taoxi-honey-pot:.9 chayu-tea-cup:.7'),
    'tianye-fresh': ('#b9c8a0', daylight, 'food-navel-orange food-hill-apple:.9 food-sweet-corn food-vine-tomato:.85'),
    'weixiang-snacks': (
        '#d9c49c',
        daylight,
        'drinks-pasture-milk food-ring-doughnut:.85 food-butter-cookie food-morning-croissant:.8',
    ),
    'shanwu-tea': (
        '#a9b29a',
        evening,
        'drinks-kiln-teapot:1.1 drinks-pine-black drinks-festive-tea-box:1.1 drinks-ridge-green:.85',
    ),
    'suwen-apparel': (
        '#c9bfcf',
        daylight,
        'farcase-aluminium-frame-case qiuyan-ribbon-sun-hat:1.15 suwen-blush-pouch:.85',
    ),
    'buli-shoes': ('#b5c0cd', daylight, 'buli-week-sock-box:1.5 buli-terry-wool-socks:1.3'),
    'baizhi-beauty': (
        '#d8bcb9',
        studio,
        'beauty-care-gift:1.2 beauty-dew-cream:.75 beauty-daily-lotion beauty-petal-soap:.7',
    ),
    'tongqu-toys': (
        '#dccb9b',
        daylight,
        'muduo-steam-train:1.2 muduo-rainbow-abacus:1.05 yinguo-hand-maracas:.8 huamao-washable-crayons:.8',
    ),
    'yequ-outdoor': (
        '#a9b7a4',
        daylight,
        'yequ-ridge-tent:1.35 cloudridge-day-pack shanming-street-basketball:.75 lanqian-life-ring:.85',
    ),
    'mojian-books': (
        '#b9c2c6',
        evening,
        'culture-weekday-kitchen:1.05 culture-coil-notebook culture-oil-crayon:.9 culture-gel-pen:.75',
    ),
    'zhuoguang-gifts': (
        '#d3aeb0',
        evening,
        'gifts-surprise-box:1.05 gifts-amphora-vase gifts-paper-lantern gifts-soy-candle:.65',
    ),
    'qingyuan-garden': (
        '#b4c3a2',
        daylight,
        'garden-fiddle-fig:1.15 garden-column-cactus:.9 garden-marguerite garden-kitchen-herbs:.9',
    ),
}
ACROSS = 3.0


def row(tint, light, names):
    sweep(plaster(tint, 0.85), 2.6)
    light()
    goods = [name.partition(':') for name in names.split()]
    shares = [float(factor or 1) for _, _, factor in goods]
    step = ACROSS / sum(shares)
    x = -ACROSS / 2
    for place, ((name, _, _), share) in enumerate(zip(goods, shares)):
        build, _, _, span, aim = GOODS[name].args[:5]
        size = share * 1.06 / span
        with group((x + share * step / 2 - aim[0] * size, 0.3 - 0.45 * (place % 2), 0), scale=size):
            build()
        x += share * step
    camera((0.15, -11, 1.9), (0.15, 0, 0.47), 63, (-0.2, 0.0))

