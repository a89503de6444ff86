import { expect, it } from 'vitest';
import {
  createAddress,
  day,
  flag,
  id,
  idText,
  oneOf,
  optionOf,
  pageNumber,
  words,
} from '#src/lib/shared/address-state.ts';

const goods = createAddress('/goods', {
  tab: oneOf(['all', 'open', 'done']),
  level: optionOf([10, 20]),
  text: words(5),
  shop: idText,
  session: id,
  from: day,
  afford: flag,
  kind: oneOf(['a', 'b'], '' as const, 'k'),
  page: pageNumber(20),
});
const USUAL = {
  tab: 'all',
  level: undefined,
  text: '',
  shop: '',
  session: undefined,
  from: '',
  afford: false,
  kind: '',
  page: 1,
} as const;

it('an address without a query shows what is usual, and the usual leaves none', () => {
  expect(goods.read('')).toEqual(USUAL);
  expect(goods.path(USUAL)).toBe('/goods');
});

it('what is written is read again', () => {
  const state = {
    ...USUAL,
    ...({ tab: 'done', level: 20, kind: 'b' } as const),
    ...{ text: '水壶', shop: '7', session: 12, from: '2026-05-01', afford: true, page: 3 },
  };
  const path = goods.path(state);
  expect(decodeURIComponent(path)).toBe(
    '/goods?tab=done&level=20&text=水壶&shop=7&session=12&from=2026-05-01&afford=1&k=b&page=3',
  );
  expect(goods.read(path.slice('/goods'.length))).toEqual(state);
});

it.each(['?tab=none&level=11&shop=07&session=99999999999&from=2026-13-01&afford=yes&k=c&page=-3', '?page=x&shop=1a'])(
  'what makes no sense in %s is left out',
  (search) => expect(goods.read(search)).toEqual(USUAL),
);

it('words are trimmed and cut, pages end at the last one that is shown', () => {
  expect(goods.read('?text=%20abcdefg%20&page=99')).toEqual({ ...USUAL, text: 'abcde', page: 20 });
});
