import { expect, it } from 'vitest';
import { WAITING_KINDS } from '#contract/dashboard/desk.waiting.values.ts';
import { SCREENS } from '#src/lib/server/desk/menu.ts';
import { countLabel, countsByScreen, WAITING_LINKS } from '#src/lib/shared/desk/waiting.ts';

it('is listed on screens of the menu', () => {
  const screens = SCREENS.map(({ href }) => href);
  for (const kind of WAITING_KINDS) expect(screens, kind).toContain(WAITING_LINKS[kind].split('?')[0]);
});

it('is summed up by screen, each thing once', () => {
  const counts = countsByScreen([
    { kind: 'toAccept', count: 2 },
    { kind: 'toSend', count: 3 },
    { kind: 'urged', count: 1 },
    { kind: 'talks', count: 0 },
    { kind: 'invoices', count: 100 },
  ]);
  expect([...counts]).toEqual([
    ['/desk/orders', 5],
    ['/desk/invoices', 100],
  ]);
});

it.each([
  [undefined, ''],
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
  [4_000, '99+'],
])('%s is said as "%s"', (n, label) => expect(countLabel(n)).toBe(label));
