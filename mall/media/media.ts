import type { Handler } from 'hono';
import sharp from 'sharp';
import type { CallEnv } from '../http/call.ts';
import { notFound } from '../http/error.ts';
import type { Files } from '../ports/files.ts';

/** Widths in use; anything else is not found, so that nobody can fill the disk with sizes. */
const WIDTHS = new Set(['80', '160', '240', '320', '480', '640', '960', '1600']);
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};
const MONTH_S = 30 * 24 * 3600;

/**
 * `GET /media/{name}` sends a file as it is; `GET /media/{width}/{name}.{avif|webp}` sends it scaled down and encoded,
 * made on first use and kept.
 */
export function createMedia(files: Files): Handler<CallEnv> {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  return async (c) => {
    const name = decodeName(c.req.path.slice('/media/'.length));
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const type = TYPES[extension];
    if (!type) throw notFound();
    const bytes = await load(name, extension);
    if (!bytes) throw notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': type,
      'cache-control': `public, max-age=${MONTH_S}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  };

  async function load(name: string, extension: string): Promise<Buffer | undefined> {
    const [width = '', ...rest] = name.split('/');
    if (!WIDTHS.has(width)) return files.read(name);
    if (extension !== 'avif' && extension !== 'webp') return undefined;
    const source = rest.join('/').slice(0, -extension.length - 1);
    const going =
      underway.get(name) ?? readOrMake(source, Number(width), extension).finally(() => underway.delete(name));
    underway.set(name, going);
    return going;
  }

  async function readOrMake(source: string, width: number, format: 'avif' | 'webp'): Promise<Buffer | undefined> {
    const kept = `derived/${width}/${source}.${format}`;
    const found = await files.read(kept);
    if (found) return found;
    const made = await derive(source, width, format);
    if (made) await files.write(kept, made);
    return made;
  }

  async function derive(source: string, width: number, format: 'avif' | 'webp'): Promise<Buffer | undefined> {
    const bytes = await files.read(source);
    if (!bytes) return undefined;
    const scaled = sharp(bytes, { limitInputPixels: 40_000_000 }).resize({ width, withoutEnlargement: true });
    return format === 'avif'
      ? scaled.avif({ quality: 50, effort: 3 }).toBuffer()
      : scaled.webp({ quality: 74 }).toBuffer();
  }
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}
