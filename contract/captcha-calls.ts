import { z } from 'zod';

/** Clients of the protocol leave out what they have not, or send null; whatever is not a text counts as missing. */
const text = (max: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.length <= max ? given : undefined),
    z.string().max(max).optional(),
  );

export const captchaGet = z.object({ captchaType: text(32), clientUid: text(128) });

export const captchaCheck = captchaGet.extend({ pointJson: text(2_048), token: text(128) });
