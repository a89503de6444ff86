import { expect, it } from 'vitest';
import { deskTitle, roleTitle } from '#src/lib/server/desk/title.ts';
import type { Translator } from '#src/lib/server/i18n/t.ts';

const t = ((key: string, { mall }: { mall?: string } = {}) => `${key} ${mall}`) as unknown as Translator;

it.each([
  [undefined, 'desk:title Mall'],
  [{ shopId: null }, 'desk:title Mall'],
  [{ shopId: 3 }, 'desk:shopTitle Mall'],
] as const)('for %j it is called %s', (operator, title) => expect(deskTitle(t, 'Mall', operator)).toBe(title));

it('a role is called as it was named, or as every mall has it', () => {
  expect(roleTitle(t, { role: 'custom', roleName: 'Packer' })).toBe('Packer');
  expect(roleTitle(t, { role: 'owner', roleName: null })).toBe('desk:role.owner undefined');
});
