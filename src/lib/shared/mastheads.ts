/** The colour (hue, 0–359) and the seal of each head; a seal is a sign of the mall in every language. */
export const MASTHEADS = {
  new: { hue: 210, seal: '新' },
  custom: { hue: 40, seal: '定' },
  flash: { hue: 10, seal: '秒' },
  group: { hue: 28, seal: '团' },
  coupon: { hue: 350, seal: '券' },
  discount: { hue: 155, seal: '折' },
} as const;
/** Hues of categories. */
const HUES = [28, 205, 155, 350, 95, 265, 10, 185, 320, 45] as const;

export const hueOf = (code: string): number =>
  HUES[[...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % HUES.length] ?? HUES[0];

export type MastheadKind = keyof typeof MASTHEADS;
