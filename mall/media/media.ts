import type { Handler } from 'hono';
import { SCALED_FORMATS, type ScaledFormat } from '#contract/picture.values.ts';
import { MallError, notFound } from '../error.ts';
import type { CallEnv } from '../http/call.ts';
import type { Logger } from '../log.ts';
import type { Files } from '../ports/files.ts';
import { scalePicture } from './decoding.ts';
import { DERIVED, scaledName, WIDTHS } from './scaled-names.ts';

const TYPES = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
]);
/** Not served under their own address: scaled pictures, and private files, which calls of their owners send. */
const CLOSED = new Set([DERIVED, 'private']);
/** No part is empty or begins with a dot, so every file has one name. */
const NAME = /^(?:[^/\\.\p{C}][^/\\\p{C}]*\/)*[^/\\.\p{C}][^/\\\p{C}]*$/u;
const isFormat = (extension: string): extension is ScaledFormat =>
  (SCALED_FORMATS as readonly string[]).includes(extension);
const MONTH_S = 30 * 24 * 3600;

type Sent = { bytes: Buffer; type: string; lasting: boolean };
type Variant = { source: string; width: number; format: ScaledFormat };

/**
 * `GET /media/{name}` sends a file as it is; `GET /media/{width}/{name}.{avif|webp|jpg}` sends it scaled down and encoded, made on first
 * use and cached.
 */
export function createMedia(files: Files, log: Logger): Handler<CallEnv> {
  const underway = new Map<string, Promise<Sent | undefined>>();
  return async (c) => {
    const name = decodeName(c.req.path.slice('/media/'.length));
    const sent = await load(name);
    if (!sent) throw notFound();
    return c.body(new Uint8Array(sent.bytes), 200, {
      'content-type': sent.type,
      'cache-control': sent.lasting ? `public, max-age=${MONTH_S}` : 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  };

  async function load(name: string): Promise<Sent | undefined> {
    const [width = '', ...rest] = name.split('/');
    if (!WIDTHS.has(width)) return readOriginal(name);
    const format = extensionOf(name);
    if (!isFormat(format)) return undefined;
    const source = rest.join('/').slice(0, -format.length - 1);
    const variant = { source, width: Number(width), format };
    const going = underway.get(name) ?? readOrMake(variant).finally(() => underway.delete(name));
    underway.set(name, going);
    return going;
  }

  async function readOriginal(name: string): Promise<Sent | undefined> {
    const type = TYPES.get(extensionOf(name));
    if (!type || !NAME.test(name) || CLOSED.has(name.split('/')[0]?.toLowerCase() ?? '')) return undefined;
    const bytes = await files.read(name);
    return bytes && { bytes, type, lasting: true };
  }

  async function readOrMake(variant: Variant): Promise<Sent | undefined> {
    const { source, width, format } = variant;
    if (!NAME.test(source)) return undefined;
    const name = scaledName(source, String(width), format);
    const type = TYPES.get(format) ?? '';
    const cached = await files.read(name);
    if (cached) return { bytes: cached, type, lasting: true };
    const found = await readOriginal(source);
    if (!found) return undefined;
    const bytes = await derive(found.bytes, variant);
    return bytes ? { bytes, type, lasting: await save(name, bytes) } : { ...found, lasting: false };
  }

  async function derive(original: Buffer, { width, format }: Variant): Promise<Buffer | undefined> {
    try {
      return await scalePicture(original, width, format);
    } catch (error) {
      if (error instanceof MallError) return undefined;
      throw error;
    }
  }

  async function save(name: string, bytes: Buffer): Promise<boolean> {
    try {
      await files.write(name, bytes);
      return true;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : error }, 'scaled picture not saved');
      return false;
    }
  }
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}
