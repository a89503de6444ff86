import lines from '#contract/address/regions.json' with { type: 'json' };
import * as regions from '#contract/address/regions.values.ts';
import type { Language } from '#contract/language.ts';

const tree = regions.regionTree(lines);

export const isWholeRegion = (region: readonly string[]): boolean => regions.isWholeRegion(tree, region);

export const regionNames = (region: readonly string[], language: Language): string[] =>
  regions.regionNames(tree, region, language);
