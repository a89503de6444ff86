import { expect, it } from 'vitest';
import { bind, inPercent, inUnits, orZero } from '#src/islands/desk/ui/bind.ts';
import { fieldErrors } from '#src/stores/public/form.ts';

type Terms = { off: number; limit: number | null };

function fieldsOf(start: Terms) {
  let value = start;
  const field = bind(
    value,
    (to) => {
      value = to(value);
    },
    (name) => `${name}?`,
    fieldErrors({ field: 'limit', text: 'too low' }),
  );
  return { field, now: () => value };
}

it('a field has the name and the value of its part, and changes that part alone', () => {
  const { field, now } = fieldsOf({ off: 500, limit: 3 });
  expect(field('off')).toMatchObject({ label: 'off?', value: 500 });
  field('limit').onValue(4);
  expect(now()).toEqual({ off: 500, limit: 4 });
});

it.each([
  [500, 5],
  [250, 2.5],
])('%i basis points are shown as %f percent', (off, percent) => {
  const { field, now } = fieldsOf({ off, limit: null });
  expect(inPercent(field('off')).value).toBe(percent);
  inPercent(field('off')).onValue(7);
  expect(now().off).toBe(700);
});

it('a limit that is absent is shown as 0, and 0 takes it away', () => {
  const { field, now } = fieldsOf({ off: 0, limit: null });
  expect(orZero(field('limit')).value).toBe(0);
  orZero(field('limit')).onValue(2);
  expect(now().limit).toBe(2);
  orZero(field('limit')).onValue(0);
  expect(now().limit).toBeNull();
});

it('a field has the failure that is its own', () => {
  const { field } = fieldsOf({ off: 0, limit: 1 });
  expect([field('off').error, field('limit').error]).toEqual([undefined, 'too low']);
  expect(fieldErrors(undefined)('limit')).toBeUndefined();
});

it('a number is shown in a larger unit', () => {
  const { field, now } = fieldsOf({ off: 120_000, limit: null });
  expect(inUnits(field('off'), 60_000).value).toBe(2);
  inUnits(field('off'), 60_000).onValue(3);
  expect(now().off).toBe(180_000);
});
