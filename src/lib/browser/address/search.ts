import { type Region, type RegionTree, regionPath } from '#contract/address/regions.values.ts';
import type { Language } from '#contract/language.ts';

const PEOPLES =
  '柯尔克孜|哈萨克|塔吉克|达斡尔|蒙古|锡伯|朝鲜|土家|布依|哈尼|景颇|傈僳|仫佬|毛南|仡佬|纳西|拉祜|布朗|独龙|普米|裕固|保安|撒拉|东乡|[苗藏羌彝侗壮傣白回满畲瑶黎水佤怒土各]';
const KIND = new RegExp(
  `(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|(?:(?:${PEOPLES})族?)*自治[州县旗]|地区|林区|新区|街道|[省市区县旗盟镇])$`,
);
/** Groups of counties without a city; nobody searches for them by name. */
const NAMELESS = /^县$|直辖县/;

/** A name without its kind; names that would be one sign stay whole: 广州市 → 广州, 东区 → 东区. */
export function stemOf(name: string): string {
  const stem = name.replace(KIND, '');
  return stem.length > 1 ? stem : name;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s'’·/]+/g, '');

function likeness({ zh, en, pinyin }: Region, typed: string): number {
  if (zh === typed || stemOf(zh) === typed) return 4;
  if (zh.startsWith(typed)) return 3;
  const sound = squeezed(pinyin);
  if (sound === typed || squeezed(en) === typed) return 3;
  if (sound.startsWith(typed) || squeezed(en).startsWith(typed)) return 2;
  const initials = pinyin.replace(/(\S)\S* ?/g, '$1');
  if (typed.length > 1 && initials.startsWith(typed)) return 1;
  return zh.includes(typed) ? 1 : 0;
}

/** Of names that sound alike, people mostly mean the one in a capital: 西湖区 of 杭州 rather than 溪湖区 of 本溪. */
const isInCapital = ({ code }: Region): boolean => code.slice(2, 4) === '01';

export function searchRegions(tree: RegionTree, query: string, limit: number): Region[] {
  const words = query.trim().split(/\s+/).map(squeezed).filter(Boolean);
  const [last] = words.slice(-1);
  if (!last) return [];
  const whole = squeezed(query);
  const found: { region: Region; rank: number }[] = [];
  for (const region of tree.byCode.values()) {
    if (NAMELESS.test(region.zh)) continue;
    const path = regionPath(region.code).flatMap((code) => tree.byCode.get(code) ?? []);
    const above = path.slice(0, -1);
    const own = likeness(region, whole);
    const narrowed = words.length > 1 && words.slice(0, -1).every((word) => above.some((one) => likeness(one, word)));
    const together = words.length === 1 && above.some((one) => runTogether(one, region, whole));
    const rank = own || (narrowed ? likeness(region, last) : 0) || (together ? 3 : 0);
    if (rank) found.push({ region, rank: rank * 10 - path.length });
  }
  return found
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        Number(isInCapital(other.region)) - Number(isInCapital(one.region)) ||
        (one.region.code < other.region.code ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ region }) => region);
}

const runTogether = (above: Region, region: Region, typed: string): boolean =>
  [above.zh, stemOf(above.zh), squeezed(above.pinyin)].some(
    (name) => typed.startsWith(name) && typed.length > name.length && likeness(region, typed.slice(name.length)) > 1,
  );

export const pathText = ({ byCode }: RegionTree, code: string, language: Language): string =>
  [...new Set(regionPath(code).flatMap((one) => byCode.get(one)?.[language] ?? []))].join(' / ');
