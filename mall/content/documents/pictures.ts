const MEDIA = '/media/';

/** A picture of the mall's own is stored as a relative path, so that it can be scaled. */
export const relativePath = (path: string): string => (path.startsWith(MEDIA) ? path.slice(MEDIA.length) : path);
