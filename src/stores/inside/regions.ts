import { type RegionTree, regionTree } from '#contract/address/regions.values.ts';

let tree: Promise<RegionTree> | undefined;

export function loadRegions(): Promise<RegionTree> {
  const wanted = tree ?? import('#contract/address/regions.json').then(({ default: lines }) => regionTree(lines));
  tree = wanted;
  wanted.catch(() => {
    tree = undefined;
  });
  return wanted;
}
