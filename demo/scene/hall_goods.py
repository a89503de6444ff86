"""What the pictures of baskets, microscopes and sound show, and from where."""

import forest
import instruments
import shaving
import wickerwork

from views import daylight, evening, good, studio

good('naxu-basket', wickerwork.willow_basket, daylight, '#d0ccbf', 2.75, (0, 0, 0.8), (24, 32), rise=18)
good('guanglan-micro', instruments.microscope, daylight, '#cdd3d6', 3.1, (-0.06, 0, 1.02), (20, 26), rise=12)
good(
    'naxu-wastebin',
    wickerwork.waste_basket,
    daylight,
    '#cbc9c4',
    2.7,
    (0, 0, 0.86),
    (24, 34),
    {'silver': ('#d3d6da',), 'mint': ('#7fc9ac',)},
    rise=18,
)
good(
    'tingyu-studio-mic',
    instruments.studio_mic,
    studio,
    '#b6bac0',
    2.9,
    (0.1, 0, 1.04),
    (24, 22),
    {'silver': ('#d6d9dd', '#aeb2b8'), 'black': ('#2a2b2e', '#6a6d72')},
    rise=8,
)
good('muduo-forest-floor-puzzle', forest.forest_puzzle, daylight, '#d6d0c3', 3.4, (0, 0.14, 0.24), (14, 54), rise=38)
good(
    'beauty-five-blade',
    shaving.razor,
    studio,
    '#b9bfc6',
    3.15,
    (0.26, 0, 0.92),
    (26, 28),
    {'blue': ('#2c5fb0', '#4f8fd8'), 'steel': ('#9a9fa6', '#5f666e')},
    rise=16,
    near=1.12,
)
good(
    'drinks-harbour-beer',
    shaving.beers,
    evening,
    '#b9aa94',
    4.2,
    (0.04, 0, 0.5),
    (18, 36),
    {'pale': ('pale',), 'amber': ('amber',), 'stout': ('stout',)},
    rise=22,
)
