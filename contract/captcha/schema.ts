import { z } from 'zod';

/** Clients of the protocol omit fields or send null; whatever is not a string counts as missing. */
const text = (max: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.length <= max ? given : undefined),
    z.string().max(max).optional(),
  );

export const captchaGet = z.object({
  captchaType: text(32).describe('`blockPuzzle` or `clickWord`.'),
  clientUid: text(128).describe('Names the browser to the limits.'),
});

export const captchaCheck = captchaGet.extend({
  pointJson: text(2_048).describe(
    'The answer as JSON (`{"x":…,"y":5}` or three points), encrypted by AES-128-ECB with the secret key of the picture, base64.',
  ),
  token: text(128).describe('Of the picture.'),
});
