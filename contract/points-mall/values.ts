export const POINTS_BANDS = {
  to500: { from: 1, to: 500 },
  to2000: { from: 501, to: 2_000 },
  to5000: { from: 2_001, to: 5_000 },
  more: { from: 5_001, to: null },
} as const satisfies Record<string, { from: number; to: number | null }>;
export type PointsBand = keyof typeof POINTS_BANDS;
export const POINTS_BAND_NAMES = ['to500', 'to2000', 'to5000', 'more'] as const satisfies readonly PointsBand[];

export const POINTS_PRICE = { min: 1, max: 10_000_000 } as const;

export const POINTS_PIECES = 100_000;
