import { expect, it } from 'vitest';
import { createChatPicture } from '#src/stores/inside/chat-picture.ts';
import { $toasts } from '#src/stores/public/toast.ts';

const WORDS = { network: 'no network', internal: 'a slip' };
const file = new File(['a'], 'a.png', { type: 'image/png' });

it('a picture of a message has an address once it is uploaded', async () => {
  expect(await createChatPicture(async () => ({ url: 'p.avif' }), WORDS)(file)).toBe('p.avif');
});

it('a toast says why a picture was not uploaded', async () => {
  const failed = async (): Promise<never> => {
    throw new Error('broken');
  };
  expect(await createChatPicture(failed, WORDS)(file)).toBeUndefined();
  expect($toasts.get().at(-1)?.text).toBe('a slip');
});
