import type { BottomItem } from '#contract/content/schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';

const leading = (tree: readonly BottomItem[]): BottomItem[] =>
  tree.flatMap((item) => {
    if (item.type === CONTENT_TYPE.LINK && !safeLink(item.link)) return [];
    const children = leading(item.children);
    return item.children.length && !children.length ? [] : [{ ...item, children }];
  });

export function footerParts(whole: readonly BottomItem[]) {
  const tree = leading(whole);
  const isPictures = (item: BottomItem) =>
    item.type === CONTENT_TYPE.IMG ||
    (item.children.length > 0 && item.children.every((child) => child.type === CONTENT_TYPE.IMG));
  const pictures = tree
    .filter(isPictures)
    .flatMap((item) => (item.children.length ? item.children : [item]))
    .flatMap((item) =>
      item.fileVOs.map(({ fileUrl }) => ({ id: item.id, title: item.titleName, link: item.link, fileUrl })),
    );
  return { columns: tree.filter((item) => !isPictures(item)), pictures, perRow: picturesPerRow(pictures.length) };
}

/** Specification, section 2: 4, 3 or 2 per row for 7 or more, 5 or more, or fewer pictures. */
export function picturesPerRow(count: number): 4 | 3 | 2 {
  if (count >= 7) return 4;
  return count >= 5 ? 3 : 2;
}

/**
 * Where an information item opens. Letters of any script stay as they are, which an address allows, browsers encode by
 * themselves, and compresses to nothing beside the same title as text.
 */
export const footerPath = (item: Pick<BottomItem, 'id' | 'titleName'>): string =>
  `/other/footer?id=${item.id}&title=${item.titleName.replace(/[^\p{L}\p{N}-]+/gu, encodeURIComponent)}`;

export const safeLink = (link: string | null): string | undefined =>
  link && (/^\/(?![/\\])/.test(link) || /^https?:\/\//.test(link)) ? link : undefined;
