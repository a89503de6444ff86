"""What the pictures of creams, soaps and books show, and from where."""

import shelf_of_books
import vanity

from views import daylight, evening, good, studio

good('beauty-shade-lotion', vanity.sun_lotion, daylight, '#d9d0bd', 2.0, (0.06, 0, 0.62), (20, 28), rise=12)
good('beauty-plain-polish', vanity.polish, studio, '#cfc9d3', 1.75, (0, 0, 0.56), (22, 30), rise=14)
good('beauty-river-clay', vanity.river_clay, daylight, '#cdd2c4', 1.9, (0.06, 0, 0.3), (18, 40), rise=24)
good('beauty-dew-cream', vanity.dew_cream, daylight, '#c9d3d2', 1.6, (0.06, 0, 0.28), (18, 40), rise=20)
good('beauty-bubble-bath', vanity.bubble_bath, daylight, '#c9d3d6', 2.1, (0.1, 0, 0.7), (18, 28), rise=12)
good(
    'beauty-petal-soap',
    vanity.face_soap,
    daylight,
    '#d8d0c6',
    1.9,
    (0.04, 0.05, 0.3),
    (20, 42),
    {
        'rose': ('#d3a09c', '#9c5f5c', '玫瑰泥'),
        'lavender': ('#a89ac0', '#6b5c8a', '薰衣草'),
        'tea-tree': ('#a3b894', '#61784f', '茶树'),
    },
    rise=28,
)
good('beauty-care-gift', vanity.care_gift, daylight, '#d6cbc4', 3.5, (0, 0.1, 0.72), (18, 32), rise=22)
good('garden-gentle-shampoo', vanity.pet_shampoo, daylight, '#cdd6d3', 2.1, (0, 0, 0.78), (22, 28), rise=10)
good('culture-fog-harbour', shelf_of_books.fog_harbour, evening, '#bfae96', 1.5, (0, 0, 0.46), (4, 24), rise=10)
good('culture-winter-ferry', shelf_of_books.winter_ferry, daylight, '#cdd3d8', 1.4, (0, 0, 0.43), (4, 24), rise=10)
good(
    'culture-weekday-kitchen', shelf_of_books.weekday_kitchen, daylight, '#d9d2c2', 1.85, (0, 0, 0.56), (4, 24), rise=10
)
good(
    'culture-roadside-plants', shelf_of_books.roadside_plants, daylight, '#cfd6c6', 1.5, (0, 0, 0.47), (4, 24), rise=10
)
good('culture-three-lamps', shelf_of_books.three_lamps, evening, '#bcae9a', 1.85, (0, 0.16, 0.5), (4, 24), rise=12)
good('culture-year-diary', shelf_of_books.diary, daylight, '#d3d0d3', 1.5, (0, 0, 0.45), (4, 24), rise=10)
