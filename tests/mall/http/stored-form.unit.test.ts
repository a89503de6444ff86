import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Piece } from '#mall/http/multipart.rules.ts';
import { placeOf, storeForm } from '#mall/http/stored-form.ts';

const LIMITS = { bytes: 200_000, parts: 5 };
const refuse = { tooLarge: () => new Error('too large'), malformed: () => new Error('malformed') };
const SHEET = `商品编码\r\n--x\r\n${'茶,'.repeat(20_000)}`;

/** As a browser writes it. */
async function bodyOf(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; boundary: string }> {
  const request = new Request('http://mall', { method: 'POST', body: form });
  const [, boundary = ''] = /boundary=(\S+)/.exec(request.headers.get('content-type') ?? '') ?? [];
  return { bytes: new Uint8Array(await request.arrayBuffer()), boundary };
}

async function* piecesOf(bytes: Uint8Array<ArrayBuffer>, length: number): AsyncGenerator<Piece> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}

async function sheetForm(length = 4_096) {
  const form = new FormData();
  form.set('apply', '1');
  form.set('file', new File([SHEET], '茶".csv'));
  form.set('from', '');
  const { bytes, boundary } = await bodyOf(form);
  return storeForm(piecesOf(bytes, length), boundary, LIMITS, refuse);
}
const fileOf = (form: FormData) => form.get('file') as File;

describe('a form that is stored as it arrives', () => {
  it.each([1_021, 4_096, 1_000_000])('is read as it was sent, in pieces of %i bytes', async (length) => {
    const { form, remove } = await sheetForm(length);
    expect([...form.keys()]).toEqual(['apply', 'file', 'from']);
    expect([form.get('apply'), form.get('from')]).toEqual(['1', '']);
    expect(fileOf(form).name).toBe('茶".csv');
    expect(await fileOf(form).text()).toBe(SHEET);
    await remove();
  });

  it('says where its file lies, which is nowhere else: without that it cannot be read', async () => {
    const { form, remove } = await sheetForm();
    const { path, start, end } = placeOf(fileOf(form));
    expect((await readFile(path)).subarray(start, end).toString()).toBe(SHEET);
    await rm(path);
    await expect(fileOf(form).arrayBuffer()).rejects.toThrow();
    await remove();
  });

  it('is removed after its call', async () => {
    const { form, remove } = await sheetForm();
    const { path } = placeOf(fileOf(form));
    await remove();
    expect(existsSync(path)).toBe(false);
  });

  it('may have an empty file', async () => {
    const form = new FormData();
    form.set('file', new File([], 'a.csv'));
    const { bytes, boundary } = await bodyOf(form);
    const { form: read, remove } = await storeForm(piecesOf(bytes, 7), boundary, LIMITS, refuse);
    const { start, end } = placeOf(fileOf(read));
    expect([fileOf(read).size, end - start]).toEqual([0, 0]);
    await remove();
  });

  it('is refused as soon as it is too large, and nothing of it stays', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'liangji-forms-'));
    vi.stubEnv('TMPDIR', folder);
    let sent = 0;
    async function* endless(): AsyncGenerator<Piece> {
      for (;;) {
        sent += 1;
        yield new Uint8Array(10_000);
      }
    }
    await expect(storeForm(endless(), 'x', LIMITS, refuse)).rejects.toThrow('too large');
    expect(sent).toBe(21);
    expect(await readdir(folder)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const part = (name: string) => `\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
  it.each([
    ['of too many parts', `--x${part('a')}`.repeat(6)],
    ['without a boundary', 'a'.repeat(100)],
    ['of nothing', ''],
    ['that was cut off', `--x${part('a')}--x${part('b').slice(0, -3)}`],
    ['of a part without a name', '--x\r\nContent-Type: text/plain\r\n\r\n1\r\n--x--'],
    ['with a head that does not end', `--x\r\nContent-Disposition: form-data; name="a"${' '.repeat(9_000)}\r\n--x--`],
  ])('%s is refused', async (_what, text) => {
    const body = piecesOf(Uint8Array.from(Buffer.from(text)), 50);
    await expect(storeForm(body, 'x', LIMITS, refuse)).rejects.toThrow('malformed');
  });

  it('is no place of a file that came otherwise', () => {
    expect(() => placeOf(new File([], 'a'))).toThrow();
  });
});
