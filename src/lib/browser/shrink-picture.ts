import { PICTURE_BYTES } from '#contract/picture.values.ts';

/** Longest edges, pixels, that are tried until a picture is small enough. */
const EDGES = [2560, 1920, 1280, 800];
const QUALITY = 0.85;
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';
const GIF = 'image/gif';

/** A moving picture would stand still, and a larger file takes more memory than a phone has. */
export const canShrink = ({ size, type }: Blob): boolean =>
  size <= PICTURE_BYTES.sent || (size <= PICTURE_BYTES.read && type !== GIF);

/**
 * A picture that the mall takes: drawn smaller if it is too large, such as a phone's photograph, and as it is otherwise.
 * @returns undefined if it cannot be read or made small enough
 */
export async function shrunkPicture(file: Blob): Promise<Blob | undefined> {
  if (file.size <= PICTURE_BYTES.sent) return file;
  if (!canShrink(file)) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const edge of EDGES) {
      const smaller = await drawn(picture, edge, file.type === JPEG ? JPEG : WEBP);
      if (smaller && smaller.size <= PICTURE_BYTES.sent) return smaller;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, edge: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const saved = await blobOf(canvas, type);
  // Safari writes no WebP, and gives a PNG instead.
  return saved && saved.type !== type ? blobOf(canvas, JPEG) : saved;
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
