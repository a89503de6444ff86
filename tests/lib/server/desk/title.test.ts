import { expect, it } from 'vitest';
import { deskTitle } from '#src/lib/server/desk/title.ts';
import type { Translator } from '#src/lib/server/i18n/t.ts';

const t = ((key: string, { mall }: { mall: string }) => `${key} ${mall}`) as unknown as Translator;

it.each([
  [undefined, 'desk:title Mall'],
  ['admin', 'desk:title Mall'],
  ['shop', 'desk:shopTitle Mall'],
] as const)('for %s it is called %s', (role, title) => expect(deskTitle(t, 'Mall', role)).toBe(title));
