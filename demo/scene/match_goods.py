"""What the pictures of rackets, balls, boards and globes show, and from where."""

import painted
import rackets

from views import daylight, good, studio

good('shanming-thermo-football', painted.football, daylight, '#c6d0c6', 1.6, (0, 0, 0.56), (34, 28), rise=12)
good('tanzhi-blue-globe', painted.globe, daylight, '#d6d2c6', 2.5, (0.04, 0, 0.94), (34, 24), rise=10)
good(
    'jiyu-carbon-tennis-racket',
    rackets.tennis_racket,
    daylight,
    '#c9d0c8',
    2.15,
    (-0.08, -0.14, 0.03),
    (-22, 60),
    rise=52,
)
good('jiyu-seven-ply-bat', rackets.bat, studio, '#b9c3c9', 1.05, (0.08, -0.08, 0.03), (-6, 64), rise=48)
good('jiexing-maple-skateboard', rackets.skateboard, daylight, '#c9c6bf', 2.6, (0, 0, 0.24), (-38, 40), rise=16)
good(
    'jiyu-featherline-badminton',
    rackets.badminton_racket,
    daylight,
    '#ccd2d3',
    1.8,
    (-0.46, -0.26, 0.03),
    (-22, 60),
    {'blue': ('#2f6fae', '#e8ecef'), 'red': ('#c2302f', '#f0e9df'), 'charcoal': ('#33363b', '#b9e04a')},
    rise=52,
)
good(
    'yequ-soft-edge-disc',
    rackets.disc,
    daylight,
    '#cbd2c2',
    1.25,
    (0, 0, 0.04),
    (18, 58),
    {
        'sky': ('#3f9fc4', '#f4f6f2'),
        'orange': ('#e8842f', '#fbf2e2'),
        'green': ('#58a84a', '#f4f6ea'),
        'rose': ('#cf3f78', '#fbeef2'),
    },
    rise=34,
)
