const MEDIA = '/media/';

export const relativePath = (path: string): string => (path.startsWith(MEDIA) ? path.slice(MEDIA.length) : path);
