import { CONTENT_TYPE } from '../enums.ts';

/** Rules of the bottom tree (specification, section 2), for the editor and for the mall. */

/** The footer shows columns and their items; deeper items would never be shown. */
export const FOOTER = { depth: 2, items: 150, pictures: 12 } as const;

/** Ids below 0 belong to items that are not saved yet. */
export type FooterNode = { id: number; parentId: number | null; type: number };
export type FooterError =
  | 'footerLarge'
  | 'footerTwice'
  | 'footerParent'
  | 'footerCycle'
  | 'footerDeep'
  | 'footerPicture';

export function footerError(items: readonly FooterNode[]): { error: FooterError; at: number } | undefined {
  if (items.length > FOOTER.items) return { error: 'footerLarge', at: FOOTER.items };
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const seen = new Set<number>();
  for (const [at, { id, parentId }] of items.entries()) {
    if (seen.has(id)) return { error: 'footerTwice', at };
    seen.add(id);
    if (parentId !== null && !parents.has(parentId)) return { error: 'footerParent', at };
    const depth = depthOf(id, parents);
    if (depth === undefined) return { error: 'footerCycle', at };
    if (depth > FOOTER.depth) return { error: 'footerDeep', at };
  }
  return mixedColumn(items);
}

const isPicture = ({ type }: FooterNode): boolean => type === CONTENT_TYPE.IMG;

/** A column shows either pictures or texts; a picture among texts, or a text below a picture, would never be shown. */
function mixedColumn(items: readonly FooterNode[]): { error: FooterError; at: number } | undefined {
  const at = items.findIndex((item) => {
    if (item.parentId === null) return false;
    const column = items.find(({ id }) => id === item.parentId);
    const beside = items.filter(({ parentId }) => parentId === item.parentId);
    return isPicture(item) ? !beside.every(isPicture) : column !== undefined && isPicture(column);
  });
  return at < 0 ? undefined : { error: 'footerPicture', at };
}

/** Undefined when the parents form a cycle. */
function depthOf(id: number, parents: ReadonlyMap<number, number | null>): number | undefined {
  let depth = 1;
  for (let above = parents.get(id); above != null; above = parents.get(above)) {
    depth += 1;
    if (depth > parents.size) return undefined;
  }
  return depth;
}

/**
 * The content pages; `src/lib/server/content.ts` has their routes. `MALL_NAME` in a text is shown as the title of the mall.
 */
/** Entries of the main menu that stand there only while the mall has what they lead to, in their order. */
export const MENU_ENTRIES = ['new', 'flash', 'group', 'coupons', 'discounts', 'custom', 'members'] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];
/** A promotion has its entry from so many days before it begins. */
export const MENU_AHEAD_DAYS = 7;

export const CONTENT_SLUGS = ['buy-notice', 'faq', 'service', 'privacy', 'terms'] as const;

export const MALL_NAME = '{{mall}}';

export type ContentSlug = (typeof CONTENT_SLUGS)[number];
