/** Where the mall serves pictures. Calls take addresses that begin with it, wherever pictures are shown from. */
export const MEDIA = '/media/';

/** The name of a file of the mall; other addresses as they are. */
export const mediaName = (address: string): string =>
  address.startsWith(MEDIA) ? address.slice(MEDIA.length) : address;

/** What pictures are scaled to: as `/media/<width>/<path>.<format>`. Other widths are not found, so that nobody can fill the disk. */
export const PICTURE_WIDTHS = [80, 160, 240, 320, 480, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const SCALED_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ScaledFormat = (typeof SCALED_FORMATS)[number];

/** What may be sent as a picture: told by its first bytes (`mall/media/format.rules.ts`); it is encoded again from its pixels. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const PICTURE_TYPES: readonly string[] = PICTURE_FORMATS.map((format) => `image/${format}`);

/** `sent`: bytes of a picture that is uploaded (specification, section 5); `read`: of a file that a browser makes smaller before (ours). */
export const PICTURE_BYTES = { sent: 2 * 1024 * 1024, read: 40 * 1024 * 1024 } as const;
