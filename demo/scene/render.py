"""blender -b -noaudio -P demo/scene/render.py -- <key> [out.png or out.webp] [width] [samples]"""

import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import studio
from scenes import SCENES

key, *rest = sys.argv[sys.argv.index('--') + 1 :]
scene = SCENES[key]
out = rest[0] if rest else os.path.join(here, '..', 'renders', f'{key}.webp')
width = int(rest[1]) if len(rest) > 1 else scene.width
samples = int(rest[2]) if len(rest) > 2 else scene.samples
studio.clear()
scene.build()
studio.shoot(os.path.abspath(out), width, round(width * scene.height / scene.width), samples)
