import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { problemsOf, READ_CALLS } from '../../../server/remote-mall/calls.ts';

/** Previews are opened at the desk, and unsubscribing by a mail's link: such a mall has both of its own. */
const isPublicRead = ({ method, path }: Call): boolean => method === 'get' && !/\/p\/|preview|unsubscribe/.test(path);

it('every public read operation is asked for', async () => {
  const modules = await Promise.all(
    globSync('contract/*/calls.ts').map((file) => import(/* @vite-ignore */ resolve(file))),
  );
  const calls = modules.flatMap((module) => Object.values(module as Record<string, Call>));
  const paths = calls.filter((call) => call && 'path' in call && isPublicRead(call)).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !READ_CALLS.some((call) => call.path === path))).toEqual([]);
});

it.each([
  [
    'a field of the wrong type',
    { price: '59', was: null },
    'data.price: Invalid input: expected number, received string',
  ],
  [
    'one that may be null',
    { price: 1, was: '59' },
    'data.was: Invalid input: expected number, or null, received string',
  ],
  [
    'one that is missing and may be null',
    { price: 1 },
    'data.was: Invalid input: expected number, or null, received undefined',
  ],
  [
    'one within a list',
    { price: 1, was: null, tags: ['a', 7] },
    'data.tags.1: Invalid input: expected string, or null, received number',
  ],
])('says what was expected of %s', (_what, data, problem) => {
  const call = {
    path: '/',
    data: z.object({
      price: z.number(),
      was: z.number().nullable(),
      tags: z.array(z.string().nullable()).optional(),
    }),
  };
  expect(problemsOf(call, { success: true, code: '00000', data })).toEqual([problem]);
});
