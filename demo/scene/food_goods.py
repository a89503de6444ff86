"""What the pictures of more food show, and from where."""

import chews
import groceries
import sweets

from views import daylight, good

good(
    'food-honey-peach',
    groceries.peaches,
    daylight,
    '#d3d6c8',
    2.35,
    (0.02, 0.0, 0.34),
    (20, 40),
    {
        'white': ('#f3e6c9', '#efd6ae', '#e0908a', '#c04a5c'),
        'yellow': ('#f0bd4a', '#e9b350', '#d8703a', '#a83a2a'),
    },
    rise=24,
)
good('food-autumn-pear', groceries.pears, daylight, '#d3d3c6', 5.0, (0, 0, 0.4), (18, 50), rise=36)
good('food-dawn-cherry', groceries.cherries, daylight, '#cfd3cc', 2.8, (0.02, 0, 0.42), (18, 44), rise=28)
good('food-young-cheese', groceries.cheese, daylight, '#d6cfc0', 2.9, (0, 0, 0.3), (18, 44), rise=28)
good('food-grass-steak', groceries.steak, daylight, '#cfcbc2', 3.3, (0, 0, 0.15), (18, 56), rise=40)
good(
    'food-ring-doughnut',
    sweets.doughnuts,
    daylight,
    '#d6cec6',
    3.9,
    (0, 0, 0.2),
    (18, 56),
    {'chocolate': ('#4a2413',), 'strawberry': ('#e3909c',), 'matcha': ('#8fa35a',)},
    rise=40,
    near=1.14,
)
good(
    'food-glass-pudding',
    sweets.puddings,
    daylight,
    '#d6d0c6',
    3.7,
    (0, 0, 0.25),
    (18, 50),
    {'caramel': ('#efd28a', '#6b2f0c'), 'strawberry': ('#edb3b3', '#a3202c'), 'matcha': ('#a9b878', '#47592a')},
    rise=34,
    near=1.14,
)
good('drinks-ginger-cube', sweets.ginger_sugar, daylight, '#d3c9b8', 2.7, (0.06, 0, 0.42), (18, 40), rise=24)
good('drinks-melt-cocoa', sweets.cocoa_brick, daylight, '#d3cabd', 2.75, (0, 0, 0.08), (16, 60), rise=44)
good(
    'food-fruit-drops',
    chews.chews,
    daylight,
    '#d5d2c6',
    3.2,
    (-0.07, 0, 0.27),
    (18, 44),
    {
        'cherry': ('#c22536', '#b8404a'),
        'orange': ('#e9821c', '#ec9c45'),
        'lime': ('#8fb935', '#aac95e'),
        'blueberry': ('#3d5cab', '#5a6fae'),
        'grape': ('#774698', '#8f68a8'),
    },
    rise=32,
)
