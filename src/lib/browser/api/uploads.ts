import { uploadPicture } from '#contract/upload/calls.ts';
import type { Fetch } from '../../shared/api/client.ts';
import { pictureForm } from '../form-data.ts';
import { mallBy } from './browser.ts';

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** `fetch` reports no upload progress. */
const sendWith =
  ({ signal, onProgress }: Sending): Fetch =>
  (url, { headers, body }) =>
    new Promise((done, failed) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => done(new Response(request.responseText, { status: request.status }));
      request.onerror = () => failed(new TypeError('not sent'));
      request.onabort = request.onerror;
      signal.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });

export async function uploadWithProgress(file: Blob, sending: Sending): Promise<string> {
  return (await mallBy(sendWith(sending)).call(uploadPicture, { body: pictureForm(file) })).url;
}
