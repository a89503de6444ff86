import { CATEGORY_DEPTH } from '#contract/category/values.ts';
import { LEVEL } from '#contract/enums.ts';

export type Node = { id: number; parentId: number | null };

const LEVELS = [LEVEL.ONE, LEVEL.TWO, LEVEL.THREE] as const;

/** From 1; 0 for none, which is the root. */
export function depthOf(nodes: readonly Node[], id: number | null): number {
  const found = nodes.find((node) => node.id === id);
  return found ? depthOf(nodes, found.parentId) + 1 : 0;
}

export const branchOf = (nodes: readonly Node[], id: number): number[] => [
  id,
  ...nodes.filter(({ parentId }) => parentId === id).flatMap((child) => branchOf(nodes, child.id)),
];

const heightOf = (nodes: readonly Node[], id: number): number =>
  1 + Math.max(0, ...nodes.filter(({ parentId }) => parentId === id).map((child) => heightOf(nodes, child.id)));

export const levelAt = (depth: number): number => LEVELS[depth - 1] ?? LEVEL.THREE;

export type MoveError = 'categoryInItself' | 'categoryDeep';

export function moveError(nodes: readonly Node[], id: number, parentId: number | null): MoveError | undefined {
  if (parentId !== null && branchOf(nodes, id).includes(parentId)) return 'categoryInItself';
  return depthOf(nodes, parentId) + heightOf(nodes, id) > CATEGORY_DEPTH ? 'categoryDeep' : undefined;
}
