"""What the pictures of drinks, glasses and bottles show, and from where."""

import cellar

from views import daylight, evening, good, studio

good(
    'drinks-foothill-wine',
    cellar.wine,
    evening,
    '#c0ad94',
    1.95,
    (0, 0, 0.74),
    (20, 22),
    {'red': ('red',), 'rose': ('rose',), 'white': ('white',)},
    rise=8,
)
good('drinks-cork-brut', cellar.brut, evening, '#bfae92', 2.05, (0.12, 0, 0.78), (20, 22), rise=8)
good('boqing-wine-glass', cellar.wine_glass, studio, '#c2bcb8', 1.5, (0, 0, 0.55), (24, 26), rise=8)
good('boqing-beer-mug', cellar.beer_mug, evening, '#b9ac98', 1.25, (0.06, 0, 0.4), (24, 30), rise=12)
good('boqing-rocks', cellar.rocks, evening, '#b3a692', 0.95, (0, 0, 0.22), (24, 34), rise=18)
good('drinks-green-plum', cellar.plum_wine, daylight, '#cfd3c0', 1.5, (0, 0, 0.54), (18, 26), rise=10)
good('drinks-white-rice-wine', cellar.rice_wine, daylight, '#c2c8cc', 1.45, (0.1, 0, 0.46), (18, 28), rise=12)
good('drinks-cellar-huangjiu', cellar.huangjiu, evening, '#c2ad8e', 1.6, (0, 0, 0.54), (18, 28), rise=12)
good('drinks-jar-instant', cellar.instant_coffee, daylight, '#d6cbbb', 1.4, (0, 0, 0.5), (16, 28), rise=14)
