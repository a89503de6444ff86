import { PUBLISH_STATUS } from '#contract/enums.ts';
import { type CategoryRow, categoryPath } from '../catalog/catalog.rules.ts';

export const isShown = (status: number): boolean => status === PUBLISH_STATUS.PUT_ON;

/** What is dropped at once; lists follow when the product is indexed. The sitemap has the time of the last change. */
export const shownTags = (id: number, ...statuses: number[]): string[] =>
  statuses.some(isShown) ? [`product:${id}`, 'sitemap'] : [];

export const branchCodes = (categories: readonly CategoryRow[], ids: readonly number[]): string[] => [
  ...new Set(ids.flatMap((id) => categoryPath(categories, id).map(({ code }) => code))),
];
