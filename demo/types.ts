/** Plain data; `demo/seed.ts` turns it into rows. */

export type Text = { zh: string; en: string };

/** Three levels; the third has the products. */
export type DemoCategory = {
  /** Unique in the whole mall, kebab-case. */
  code: string;
  name: Text;
  /** What to look for in it. */
  about?: Text;
  /** Its goods are not returned without a reason. */
  noReturns?: true;
  children?: DemoCategory[];
};

export type DemoBrand = { code: string; name: Text };

/** A filter of the listing, such as material; the products of a top category share its values. */
export type DemoAttribute = { code: string; name: Text; values: { code: string; name: Text }[] };

export type DemoAxis = {
  name: Text;
  values: {
    code: string;
    name: Text;
    /** Added to the product's price, in fen. */
    extra?: number;
    /**
     * Only on a colour axis: how the object's picture is recoloured. `hue` turns the hue (degrees), `saturation` and `brightness` multiply
     * (1: unchanged).
     */
    paint?: { hue?: number; saturation?: number; brightness?: number };
  }[];
};

export type DemoCustomOption = {
  code: string;
  name: Text;
  /** SELECT needs `choices`, INPUT takes free text up to `maxLength`. */
  mode: 'SELECT' | 'INPUT';
  choices?: Text[];
  maxLength?: number;
  required?: boolean;
};

export type DemoPageParts = {
  highlights?: { value: Text; name: Text }[];
  /** `view`: which of the product's pictures. */
  features?: { title: Text; text: Text; view: number }[];
  sizeGuide?: { columns: Text[]; rows: string[][] };
  questions?: { question: Text; answer: Text }[];
};

export type DemoProduct = {
  /** Unique in the whole mall, kebab-case. */
  code: string;
  /** Code of a shop of `demo/site/shops.ts`. */
  shop: string;
  /** Code of a third-level category. */
  category: string;
  brand: string;
  title: Text;
  /** One line under the title. */
  selling: Text;
  /** Stem of the file of @lobehub/fluent-emoji-3d that shows the product, for example `1f4f1`. */
  icon: string;
  /** Hue of the backdrop, 0–359. */
  tint: number;
  /** Price of the cheapest SKU, in fen. */
  price: number;
  /** Struck-out list price of the cheapest SKU, in fen. */
  listPrice?: number;
  /** None: the product has a single SKU. */
  axes: DemoAxis[];
  /** Value codes of the axes joined by `/` (`*` alone: the whole product is sold out). */
  soldOut?: string[];
  /** Attribute code → value code. */
  attributes: Record<string, string>;
  /** Two or three paragraphs of the description. */
  story: Text[];
  /** Rows of the specification table. */
  facts: { name: Text; value: Text }[];
  sales: number;
  /** Hundredths of a star, 380–500, around which its reviews are drawn; its own score is computed from them. */
  score: number;
  /** Days before the demo's reference day that it went on sale. */
  ageDays: number;
  /** Undefined: on sale. */
  state?: 'PUT_OFF' | 'TO_AUDIT';
  custom?: DemoCustomOption[];
};

export type DemoSection = {
  category: DemoCategory;
  brands: DemoBrand[];
  attributes: DemoAttribute[];
  products: DemoProduct[];
};
