"""What the pictures of more food show, and from where."""

import groceries

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
