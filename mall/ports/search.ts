import type { SearchQuery } from '#contract/search/schema.ts';
import type { Tx } from '../db/open.ts';
import type { Document } from '../search/document.rules.ts';
import type { FacetRow } from '../search/facets.rules.ts';
import type { Place } from '../search/places.rules.ts';
import type { Alternative, Term } from '../search/plan.rules.ts';

/** Where and at what price; `prices` are those of products that cost another price now than their row says. */
export type Bounds = {
  shopId: number | undefined;
  min: number | undefined;
  max: number | undefined;
  prices: ReadonlyMap<number, number>;
};

export type SearchFilter = Bounds & {
  /** Products have a way of each term. Undefined: all products. */
  text: readonly Term[] | undefined;
  categories: number[] | undefined;
  brands: number[];
  shops: number[];
  /** Chosen values by attribute: one of each is needed. */
  attributes: ReadonlyMap<number, number[]>;
  inStock: boolean;
  madeToOrder: boolean;
};

/** Points besides those of the words: of categories that a word mostly stands for, and of products that shoppers press. */
export type Boosts = { categories: ReadonlyMap<number, number>; products: ReadonlyMap<number, number> };

export type PageWanted = { sort: SearchQuery['sort']; limit: number; offset: number; boosts?: Boosts };

/** `counted` goes up to one more than `LISTING.exactCount`. */
export type FoundPage = { ids: number[]; counted: number };

export type Counted = {
  text: readonly Term[];
  bounds: Bounds;
  /** One of these ways has to be in the name or the category besides; none: wherever. */
  named?: readonly Alternative[];
};

/** Products that have a way of each, some of them in the description only; best-selling first. */
export type MentionsWanted = {
  each: readonly Alternative[][];
  /** Terms that they must not have. */
  excluded?: readonly Term[];
  bounds: Bounds;
  /** Products that are shown already. */
  except: number[];
  limit: number;
};

export type FoundTerm = {
  kind: number;
  ref: number;
  word: string;
  label: string;
  pinyin: string | null;
  initials: string | null;
  products: number;
  titles: number;
};

/** The vocabulary of the catalogue: its words, and the names of categories, brands and shops. The best come first. */
export type Terms = {
  known(words: string[]): Promise<Set<string>>;
  sounding(pinyin: string[], initials: string[]): Promise<FoundTerm[]>;
  startingWith(text: string, limit: number): Promise<FoundTerm[]>;
  /** Words that share a key of spelling. */
  slipped(keys: string[]): Promise<FoundTerm[]>;
  named(kind: number, text: string, limit: number): Promise<FoundTerm[]>;
  /** Where the goods stand that the words name. */
  places(text: readonly Term[]): Promise<Place[]>;
};

export type Search = {
  name: 'database' | 'opensearch';
  find(filter: SearchFilter, page: PageWanted): Promise<FoundPage>;
  /** Without the counts when more than `most` match; what filters by a facet does not count for its own options. */
  facets(filter: SearchFilter, most: number): Promise<FacetRow[]>;
  /** Several at once, each up to `most`. */
  count(queries: readonly Counted[], most: number): Promise<number[]>;
  mentions(wanted: MentionsWanted): Promise<number[]>;
  terms: Terms;
};

/** Written in the transaction of the change. */
export type SearchIndex = {
  /** The rest of their rows comes from their products and listings, which are written before. */
  put(tx: Tx, documents: readonly ({ id: number } & Document)[]): Promise<void>;
  /** Sales, score and stock of products changed. Only while their products are locked. */
  touch(tx: Tx, ids: readonly number[]): Promise<void>;
  /** Without `ids` all. */
  remove(tx: Tx, ids: readonly number[] | undefined): Promise<void>;
};

/** A product as the database's index has it, for a search service. */
export type IndexedProduct = {
  id: number;
  shopId: number;
  brandId: number;
  categoryId: number;
  price: number;
  sales: number;
  score: number;
  /** Microseconds since 1970, as the database sorts. */
  putOnAt: number;
  madeToOrder: boolean;
  inStock: boolean;
  /** As `attribute:value`. */
  values: string[];
  words: string[];
  mentions: string[];
  /** Each word that ranks, with the weights of its places. */
  head: [word: string, weights: ('A' | 'B' | 'C' | 'D')[]][];
  texts: string[];
};

/** Without a product: it is found no more. A higher version was read later. */
export type IndexChange = { id: number; version: number; product: IndexedProduct | undefined };

/** A search service beside the database: searched like it, and written by a job. */
export type SearchEngine = Omit<Search, 'terms'> & {
  /** Of a new index of this version of the mall. */
  newName(): string;
  isOutdated(name: string): boolean;
  create(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Whatever the service has of a product in a higher or the same version stays. @throws Error when it does not take all */
  send(name: string, changes: readonly IndexChange[]): Promise<void>;
  /** What was sent is found. */
  refresh(name: string): Promise<void>;
  /** From now on this one is searched. */
  activate(name: string): Promise<void>;
  drop(name: string): Promise<void>;
};
