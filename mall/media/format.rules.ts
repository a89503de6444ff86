import type { PictureFormat } from '#contract/picture.values.ts';

type Sign = { format: PictureFormat; fits: (bytes: Uint8Array) => boolean };

const starts = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((value, index) => bytes[at + index] === value);

const SIGNS: readonly Sign[] = [
  { format: 'jpeg', fits: (bytes) => starts(bytes, [0xff, 0xd8, 0xff]) },
  { format: 'png', fits: (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'gif', fits: (bytes) => starts(bytes, [0x47, 0x49, 0x46, 0x38]) },
  {
    format: 'webp',
    fits: (bytes) => starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x45, 0x42, 0x50], 8),
  },
];

export const pictureFormat = (bytes: Uint8Array): PictureFormat | undefined =>
  SIGNS.find(({ fits }) => fits(bytes))?.format;
