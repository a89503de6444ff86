import { expect, it } from 'vitest';
import { createUploadPlaces, DOCUMENTS, PICTURES } from '#mall/http/uploads.ts';

it.each([PICTURES, DOCUMENTS])('so many uploads of one, and of all, are under way at once: %j', (most) => {
  const enter = createUploadPlaces(most);
  const refused = (who: string) => expect(() => enter(who)).toThrow(expect.objectContaining({ status: 429 }));
  const own = Array.from({ length: most.byOne }, () => enter('shop 1'));
  refused('shop 1');
  const others: (() => void)[] = [];
  for (let n = most.byOne; n < most.byAll; n += 1) others.push(enter(`shop ${n}`));
  refused('shop 0');
  own[0]?.();
  others.push(enter('shop 1'));
  refused('shop 1');
  for (const leave of [...own.slice(1), ...others]) leave();
  expect(enter('shop 1')).toBeTypeOf('function');
});

it('a shop sends few documents at once, and many pictures', () =>
  expect([DOCUMENTS.byOne, PICTURES.byOne]).toEqual([2, 12]));
