import type { APIRequestContext } from '@playwright/test';
import { uploadIdOf } from '#contract/upload/schema.ts';

/** A picture of a shopper's own. @returns its id */
export async function sendPicture(request: APIRequestContext, token: string): Promise<string> {
  const buffer = Buffer.from(DOT, 'base64');
  const sent = await request.post('/api/p/file/uploadImFile', {
    headers: { authorization: token },
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  return uploadIdOf(((await sent.json()) as { data: { url: string } }).data.url) ?? '';
}
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
