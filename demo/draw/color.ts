/** Lightness 0–1, chroma 0–0.37, hue in degrees of OKLCH. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `rgb(${linear.map((part) => Math.round(255 * gamma(Math.min(1, Math.max(0, part))))).join(',')})`;
}

const gamma = (part: number): number => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** Hues of HSL with the hues of OKLCH that people call the same; interpolated in between. */
const HUES = [
  [0, 27],
  [30, 62],
  [60, 108],
  [90, 130],
  [120, 146],
  [150, 163],
  [180, 195],
  [210, 245],
  [240, 268],
  [270, 296],
  [300, 325],
  [330, 356],
  [360, 387],
] as const;

function hueOf(tint: number): number {
  const turned = ((tint % 360) + 360) % 360;
  const at = Math.min(HUES.length - 2, Math.floor(turned / 30));
  const [from, low] = HUES[at] ?? HUES[0];
  const [, high] = HUES[at + 1] ?? HUES[1];
  return low + ((turned - from) / 30) * (high - low);
}

/** Colours of one stage: a hue, and a neighbouring one for the second surface. */
export type Tones = {
  wall: [string, string];
  floor: [string, string];
  /** Arches, discs, trays: a step darker than the wall. */
  shape: [string, string];
  /** Lit and shaded sides of plinths. */
  plinth: [string, string, string];
  light: string;
  shadow: string;
};

type Mood = 'day' | 'soft' | 'dusk' | 'night';

type Shade = readonly [lightness: number, chroma: number];

/** Wall from top to bottom, floor from far to near, shape, plinth (lit, middle, dark), light, shadow. */
const MOODS: Record<Mood, readonly Shade[]> = {
  day: [
    [0.972, 0.01],
    [0.935, 0.025],
    [0.955, 0.016],
    [0.912, 0.033],
    [0.885, 0.052],
    [0.93, 0.032],
    [0.988, 0.008],
    [0.942, 0.022],
    [0.862, 0.042],
    [0.995, 0.005],
    [0.4, 0.05],
  ],
  soft: [
    [0.945, 0.022],
    [0.9, 0.04],
    [0.925, 0.03],
    [0.872, 0.05],
    [0.845, 0.066],
    [0.9, 0.045],
    [0.97, 0.014],
    [0.915, 0.032],
    [0.83, 0.052],
    [0.982, 0.012],
    [0.38, 0.055],
  ],
  dusk: [
    [0.85, 0.06],
    [0.77, 0.085],
    [0.81, 0.072],
    [0.725, 0.095],
    [0.73, 0.1],
    [0.79, 0.085],
    [0.9, 0.045],
    [0.82, 0.068],
    [0.7, 0.088],
    [0.92, 0.04],
    [0.3, 0.07],
  ],
  night: [
    [0.46, 0.062],
    [0.365, 0.062],
    [0.425, 0.066],
    [0.335, 0.058],
    [0.5, 0.078],
    [0.43, 0.07],
    [0.56, 0.07],
    [0.47, 0.068],
    [0.36, 0.06],
    [0.6, 0.07],
    [0.13, 0.035],
  ],
};

/** @param turn the hue between wall and floor. Yellows are lighter at dusk, or they would look like mud. */
export function tones(tint: number, mood: Mood, turn: number): Tones {
  const hue = hueOf(tint);
  const lift = mood === 'dusk' ? 0.06 * Math.max(0, Math.cos(((hue - 108) * Math.PI) / 180)) : 0;
  const paint = (at: number, of = hue): string => {
    const [lightness, chroma] = MOODS[mood][at] ?? [1, 0];
    return oklch(lightness + lift, chroma, of);
  };
  const second = hue + turn;
  return {
    wall: [paint(0), paint(1)],
    floor: [paint(2, second), paint(3, second)],
    shape: [paint(4), paint(5)],
    plinth: [paint(6, second), paint(7, second), paint(8, second)],
    light: paint(9),
    shadow: paint(10),
  };
}
