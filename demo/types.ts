/** The shapes of the demo mall's data. Everything here is plain data; `demo/seed.ts` turns it into rows. */

/** A text in both languages of the mall. */
export type Text = { zh: string; en: string };

/** A category with its children; three levels, the third holds the products. */
export type DemoCategory = {
  /** Unique in the whole mall, kebab-case. */
  code: string;
  name: Text;
  /** Stem of a file of @lobehub/fluent-emoji-3d, for example `1f4f1`. */
  icon: string;
  /** Its goods are not returned without a reason. */
  noReturns?: true;
  children?: DemoCategory[];
};

export type DemoBrand = { code: string; name: Text };

/** A facet of the listing, such as material; values are shared by the products of a top category. */
export type DemoAttribute = { code: string; name: Text; values: { code: string; name: Text }[] };

/** One axis of the SKU matrix. */
export type DemoAxis = {
  name: Text;
  values: {
    code: string;
    name: Text;
    /** Added to the product's price, in fen. */
    extra?: number;
    /**
     * Only on a colour axis: how the object's picture is recoloured for this value.
     * `hue` turns the hue (degrees), `saturation` and `brightness` multiply (1 = as it is).
     */
    paint?: { hue?: number; saturation?: number; brightness?: number };
  }[];
};

/** What a buyer of made-to-order goods tells the shop. */
export type DemoCustomOption = {
  code: string;
  name: Text;
  /** SELECT needs `choices`, INPUT takes free text up to `maxLength`. */
  mode: 'SELECT' | 'INPUT';
  choices?: Text[];
  maxLength?: number;
  required?: boolean;
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
  /** Stem of the file of @lobehub/fluent-emoji-3d that stands for the product. */
  icon: string;
  /** Hue of the backdrop, 0–359. */
  tint: number;
  /** Price of the cheapest SKU, in fen. */
  price: number;
  /** Struck-out list price of the cheapest SKU, in fen; absent when there is none. */
  listPrice?: number;
  /** None: the product has a single SKU. */
  axes: DemoAxis[];
  /** SKUs without stock, as the value codes of the axes joined by `/` (`*` alone: the whole product is sold out). */
  soldOut?: string[];
  /** Facet values: attribute code → value code. */
  attributes: Record<string, string>;
  /** Two or three paragraphs of the description. */
  story: Text[];
  /** Rows of the specification table. */
  facts: { name: Text; value: Text }[];
  /** Pieces sold so far. */
  sales: number;
  /** Hundredths of a star, 380–500, around which its reviews are drawn; what it scores is what they add up to. */
  score: number;
  /** Days before the demo's reference day that the product was put on. */
  ageDays: number;
  /** Absent: on sale. */
  state?: 'PUT_OFF' | 'TO_AUDIT';
  custom?: DemoCustomOption[];
};

/** All of one top category. */
export type DemoSection = {
  category: DemoCategory;
  brands: DemoBrand[];
  attributes: DemoAttribute[];
  products: DemoProduct[];
};
