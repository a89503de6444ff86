import type { Language } from '../language.ts';

export type Region = {
  /** Six digits of the national division: a province ends in `0000`, a city in `00`. */
  code: string;
  zh: string;
  en: string;
  pinyin: string;
};

export type RegionTree = {
  byCode: ReadonlyMap<string, Region>;
  /** Regions by the code of their parent; provinces are under ''. */
  children: ReadonlyMap<string, readonly Region[]>;
};

export function regionPath(code: string): string[] {
  const [province, city] = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`];
  return [...new Set([province, city, code])];
}

const parentOf = (code: string): string => regionPath(code).at(-2) ?? '';

export function regionTree(lines: readonly string[]): RegionTree {
  const byCode = new Map<string, Region>();
  const children = new Map<string, Region[]>();
  for (const line of lines) {
    const [code = '', zh = '', pinyin = '', en = ''] = line.split('|');
    const region = { code, zh, en, pinyin };
    byCode.set(code, region);
    const parent = parentOf(code);
    const siblings = children.get(parent);
    if (siblings) siblings.push(region);
    else children.set(parent, [region]);
  }
  return { byCode, children };
}

export function isWholeRegion({ byCode, children }: RegionTree, region: readonly string[]): boolean {
  const last = region.at(-1) ?? '';
  return byCode.has(last) && !children.has(last) && regionPath(last).join() === region.join();
}

export function regionNames({ byCode }: RegionTree, region: readonly string[], language: Language): string[] {
  return [...new Set(region.flatMap((code) => byCode.get(code)?.[language] ?? []))];
}
