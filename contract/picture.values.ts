/** What pictures are scaled to: as `/media/<width>/<path>.<format>`. Other widths are not found, so that nobody can fill the disk. */
export const PICTURE_WIDTHS = [80, 160, 240, 320, 480, 640, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const SCALED_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type ScaledFormat = (typeof SCALED_FORMATS)[number];
