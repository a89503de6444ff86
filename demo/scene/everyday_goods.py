"""What the pictures of daypacks, cases, pins, notebooks and teapots show, and from where."""

import everyday

from views import daylight, good


good(
    'zhexing-city-daypack',
    everyday.daypack,
    daylight,
    '#cfcfcb',
    2.3,
    (0, 0, 0.76),
    (30, 22),
    {'red': ('#8c2432', '#3a2226'), 'navy': ('#26385c', '#1b2233'), 'charcoal': ('#45484d', '#26282b')},
    rise=8,
)
good(
    'yequ-gear-case',
    everyday.gear_case,
    daylight,
    '#cbcdc3',
    3.0,
    (0, 0, 0.62),
    (28, 30),
    {'red': ('#b5362c',), 'olive': ('#66703f',), 'charcoal': ('#3d4045',)},
    rise=16,
)
good(
    'culture-push-pins',
    everyday.push_pins,
    daylight,
    '#d6d3cc',
    2.9,
    (0.04, 0, 0.2),
    (18, 56),
    {'red': ('#d03a62',), 'blue': ('#4f9fd8',), 'green': ('#8fc24a',)},
    rise=40,
)
good(
    'culture-recorder',
    everyday.recorder,
    daylight,
    '#d3cfc6',
    3.8,
    (0, 0.2, 0.12),
    (12, 64),
    {'orange': ('#e8893a', '#f3ead6'), 'blue': ('#7fb8dc', '#f3f1ea'), 'ivory': ('#f0e6cd', '#c9a877')},
    rise=48,
)
good(
    'culture-band-journal',
    everyday.band_journal,
    daylight,
    '#d3cec6',
    2.9,
    (0, -0.1, 0.1),
    (22, 62),
    {'plum': ('#54304f', '#2f1b2d'), 'green': ('#234a3a', '#142c22'), 'wine': ('#6f1f2e', '#3a1018')},
    rise=48,
)
