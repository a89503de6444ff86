import type { CollectionKind } from '#contract/collection/schema.ts';

export type CollectionPlace = { kind: CollectionKind; page: number };

export function placeOf(search: string): CollectionPlace {
  const query = new URLSearchParams(search);
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { kind: query.get('kind') === 'shop' ? 'shop' : 'product', page };
}

export const placePath = ({ kind, page }: CollectionPlace): string =>
  `/user-center/uc-collection?kind=${kind}${page > 1 ? `&page=${page}` : ''}`;
