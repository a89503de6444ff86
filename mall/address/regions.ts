import type { Language } from '#contract/language.ts';
import lines from '#contract/regions.json' with { type: 'json' };
import * as regions from '#contract/regions.ts';

const tree = regions.regionTree(lines);

export const isWholeRegion = (region: readonly string[]): boolean => regions.isWholeRegion(tree, region);

export const regionNames = (region: readonly string[], language: Language): string[] =>
  regions.regionNames(tree, region, language);
