import { expect, it } from 'vitest';
import { reasonOf } from '#mall/connection/connection.rules.ts';

const failed = (code: unknown, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code });

it.each([
  ['the code of the service', failed('SIGN_ERROR'), 'SIGN_ERROR'],
  ['the code of what caused it', failed('', failed('ECONNREFUSED')), 'ECONNREFUSED'],
  ['the message, where a code is empty or no text', failed('', failed(401)), 'failed'],
  ['the message, where what caused it is no error', new Error('failed', { cause: 'x' }), 'failed'],
  ['the beginning of a long message', new Error('x'.repeat(500)), 'x'.repeat(120)],
  ['what was thrown instead of an error', 'nothing', 'nothing'],
  ['the beginning of that', 'y'.repeat(500), 'y'.repeat(120)],
])('says %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
