import type { FooterDocument, FooterEntryDocument } from '#contract/content/desk.schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';

/** The bottom tree while it is edited: pure, an old list in, a new one out. Ids below 0 are of items not saved yet. */

type Items = FooterDocument['items'];

export const below = (items: Items, parentId: number | null): Items =>
  items.filter((item) => item.parentId === parentId);

export const toTree = (items: Items, language: Language, parentId: number | null = null): BottomItem[] =>
  below(items, parentId).map(({ id, title, content, type, link, files }) => ({
    id,
    titleName: inLanguage(title, language),
    titleContent: content && inLanguage(content, language),
    type,
    link,
    fileVOs: files.map((fileUrl) => ({ fileUrl })),
    children: toTree(items, language, id),
  }));

export function reordered(items: Items, parentId: number | null, ordered: Items): Items {
  const rest = [...ordered];
  return items.map((item) => (item.parentId === parentId ? (rest.shift() ?? item) : item));
}

export function added(items: Items, parentId: number | null): { items: Items; id: number } {
  const id = Math.min(0, ...items.map((item) => item.id)) - 1;
  const item: FooterEntryDocument = {
    id,
    parentId,
    title: { zh: '', en: '' },
    type: parentId === null ? CONTENT_TYPE.WORD : CONTENT_TYPE.INFOR,
    content: parentId === null ? null : { zh: '', en: '' },
    link: null,
    files: [],
  };
  return { items: [...items, item], id };
}

export const without = (items: Items, id: number): Items =>
  items.filter((item) => item.id !== id && item.parentId !== id);

export const changed = (items: Items, id: number, change: Partial<FooterEntryDocument>): Items =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

export function moved(items: Items, id: number, parentId: number): Items {
  const item = items.find((one) => one.id === id);
  return item ? [...items.filter((one) => one.id !== id), { ...item, parentId }] : items;
}
