import { PUBLISH_STATUS } from '#contract/enums.ts';
import { type CategoryRow, categoryPath } from '../catalog/catalog.rules.ts';

export const isShown = (status: number): boolean => status === PUBLISH_STATUS.PUT_ON;

export const branchCodes = (categories: readonly CategoryRow[], ids: readonly number[]): string[] => [
  ...new Set(ids.flatMap((id) => categoryPath(categories, id).map(({ code }) => code))),
];
