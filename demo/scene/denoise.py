"""Removes the noise of a render: non-local means over two halves of its samples, guided by colour and direction.

Rousselle, Knaus, Zwicker 2012: the difference of the halves tells how much of a difference of two places is noise.
"""

import numpy as np

REACH = 6
PATCH = 2


def shifted(picture, dy, dx):
    return np.roll(picture, (dy, dx), (0, 1))


def blurred(plane, radius):
    """The mean of a square around each pixel."""
    size = 2 * radius + 1
    for axis in (0, 1):
        pad = [(radius + 1, radius) if axis == a else (0, 0) for a in (0, 1)]
        total = np.cumsum(np.pad(plane, pad, 'edge'), axis, dtype=np.float64)
        low, high = (total[:-size], total[size:]) if axis == 0 else (total[:, :-size], total[:, size:])
        plane = ((high - low) / size).astype(np.float32)
    return plane


def denoise(halves, guides, strength=0.7):
    """`halves`: two pictures (height, width, 3), linear; `guides`: pictures that are sharp already."""
    tone = [np.log1p(np.maximum(half, 0) * 4) for half in halves]
    mean = (tone[0] + tone[1]) / 2
    spread = ((tone[0] - tone[1]) ** 2 / 4).mean(2)
    spread = np.maximum(blurred(spread, 2), 1e-7)
    picture = (halves[0] + halves[1]) / 2
    total = np.zeros_like(picture)
    weights = np.zeros(picture.shape[:2], np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            there = shifted(spread, dy, dx)
            far = ((mean - shifted(mean, dy, dx)) ** 2).mean(2) - (spread + np.minimum(spread, there))
            far = far / (1e-6 + strength**2 * (spread + there))
            weight = np.exp(-np.maximum(blurred(far, PATCH), 0))
            apart = sum(((guide - shifted(guide, dy, dx)) ** 2).sum(2) / width for guide, width in guides)
            weight = np.minimum(weight, np.exp(-apart))
            total += weight[..., None] * shifted(picture, dy, dx)
            weights += weight
    return total / weights[..., None]
