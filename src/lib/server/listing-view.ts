import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import { LISTING } from '#contract/catalog/listing.values.ts';
import {
  type Choosable,
  change,
  clear,
  listingParams,
  listingUrl,
  toggle,
  toYuan,
  type Wanted,
} from './listing-url.ts';

export type Option = { name: string; count: number | null; href: string; chosen: boolean };
export type OptionGroup = {
  title: string;
  options: Option[];
  more?: boolean;
};
export type Chip = { name: string; href: string };
type Choices = ListingPage['facets']['brands'];
export type Facets = ListingPage['facets'] & { shops?: Choices };

export type ListingTexts = {
  brand: string;
  shop: string;
  availability: string;
  stock: string;
  custom: string;
  from: (yuan: string) => string;
  to: (yuan: string) => string;
  range: (min: string, max: string) => string;
};

export function optionGroups(wanted: Wanted, facets: Facets, texts: ListingTexts, path: string): OptionGroup[] {
  const group = (title: string, choices: Choices, list: Choosable): OptionGroup => ({
    title,
    options: choices
      .map(({ id, name, count }) => ({
        name,
        count,
        href: listingUrl(toggle(wanted, list, id), path),
        chosen: (wanted[list] ?? []).includes(id),
      }))
      .filter(({ count, chosen }) => count !== 0 || chosen),
  });
  return [
    { ...group(texts.brand, facets.brands, 'brands'), more: facets.brands.length >= LISTING.facetOptions },
    ...(facets.shops ? [group(texts.shop, facets.shops, 'shops')] : []),
    ...facets.attributes.map(({ name, values }) => group(name, values, 'values')),
  ].filter(({ options }) => options.length > 1 || options.some(({ chosen }) => chosen));
}

export function switches(wanted: Wanted, texts: ListingTexts, path: string): OptionGroup {
  const one = (name: string, key: 'stock' | 'custom'): Option => ({
    name,
    count: null,
    href: listingUrl(change(wanted, { [key]: !wanted[key] }), path),
    chosen: wanted[key],
  });
  const options = [one(texts.stock, 'stock'), one(texts.custom, 'custom')];
  return { title: texts.availability, options: path === '/customized' ? options.slice(0, 1) : options };
}

export function chips(wanted: Wanted, facets: Facets, texts: ListingTexts, path: string): Chip[] {
  const chosen = optionGroups(wanted, facets, texts, path).flatMap(({ options }) =>
    options.filter((option) => option.chosen),
  );
  const without = (name: string, choice: Partial<Wanted>): Chip => ({
    name,
    href: listingUrl(change(wanted, choice), path),
  });
  const prices = priceRange(wanted, texts);
  return [
    ...chosen.map(({ name, href }) => ({ name, href })),
    ...(prices === undefined ? [] : [without(prices, { min: undefined, max: undefined })]),
    ...(wanted.stock ? [without(texts.stock, { stock: false })] : []),
    ...(wanted.custom ? [without(texts.custom, { custom: false })] : []),
  ];
}

function priceRange({ min, max }: Wanted, texts: ListingTexts): string | undefined {
  if (min === undefined) return max === undefined ? undefined : texts.to(toYuan(max));
  return max === undefined ? texts.from(toYuan(min)) : texts.range(toYuan(min), toYuan(max));
}

export const priceFormFields = (wanted: Wanted): [string, string][] => [
  ...listingParams(change(wanted, { min: undefined, max: undefined })),
];

export const clearedUrl = (wanted: Wanted, path: string): string => listingUrl(clear(wanted), path);
