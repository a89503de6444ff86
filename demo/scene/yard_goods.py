"""What the pictures of things for pets and for the balcony show, and from where."""

import yard

from views import daylight, good

good('garden-chew-bone', yard.chew_bone, daylight, '#cdd0c3', 2.5, (0, 0, 0.2), (24, 46), rise=28)
good(
    'garden-yarn-ball',
    yard.yarn_ball,
    daylight,
    '#d6d0c6',
    2.35,
    (0.22, 0, 0.5),
    (24, 34),
    {'blue': ('#3f9ab8', '#2a6f8a'), 'red': ('#c2384f', '#8a2436'), 'green': ('#6fa845', '#4a7a2f')},
    rise=16,
)
good(
    'garden-pet-bowl',
    yard.pet_bowl,
    daylight,
    '#d3cfc6',
    2.5,
    (0, -0.1, 0.22),
    (20, 46),
    {'blue': ('#2f5fb0', '#b9cbe8'), 'teal': ('#1f8a86', '#b5ddd8'), 'rose': ('#d0607f', '#f0c6d0')},
    rise=28,
)
good(
    'garden-tinted-cactus',
    yard.tinted_cactus,
    daylight,
    '#d6d3c8',
    2.1,
    (0, 0, 0.68),
    (28, 28),
    {
        'green': ('#2f6b38', '#5f9a50', '#6f9a78'),
        'blue': ('#2a6f9c', '#58a9c9', '#5a9cc0'),
        'violet': ('#5f3f8c', '#8f6fb8', '#9279b5'),
    },
    rise=12,
)
