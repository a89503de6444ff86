import { type Region, type RegionTree, regionPath } from '#contract/address/regions.values.ts';
import { cleanMobile } from '#contract/address/values.ts';
import { halfWidth } from '#contract/text.ts';
import { stemOf } from './search.ts';

export type ParsedAddress = {
  recipient: string;
  mobile: string;
  region: string[];
  detail: string;
};

const LABEL =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|联系电话|联系方式|手机|电话|收货地址|收件地址|详细地址|所在地区|地址|地区|name|recipient|phone|mobile|tel|address)\s*[:：]\s*/gi;
const MOBILE = /(?<![\d+])(?:(?:\+|00)?86[\s-]*)?1\d{2}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
const POSTCODE = /(?<!\d)\d{6}(?!\d)/;
const CUT = '\n';

export function parseAddress(tree: RegionTree, text: string): ParsedAddress {
  let rest = halfWidth(text)
    .replace(LABEL, CUT)
    .replace(/[,;、|\t\r，；。]+/g, CUT);
  const [mobile = ''] = MOBILE.exec(rest) ?? [];
  if (mobile) rest = rest.replace(mobile, CUT);
  const place = findRegion(tree, rest);
  const before = place ? rest.slice(0, place.start) : rest;
  const after = place ? rest.slice(place.end).replace(/^[\s/-]+/, '') : '';
  const { recipient, detail } = nameAndDetail(partsOf(before), partsOf(after));
  return { recipient, mobile: cleanMobile(mobile), region: place ? regionPath(place.region.code) : [], detail };
}

const partsOf = (text: string): string[] =>
  text
    .replace(POSTCODE, CUT)
    .split(CUT)
    .flatMap((part) => (/\p{Script=Han}/u.test(part) ? part.split(/\s+/) : [part]))
    .map((part) => part.trim())
    .filter(Boolean);

const HAN_NAME = /^[\p{Script=Han}·]{2,4}(?:先生|女士|小姐)?$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]{1,29}$/;
const OF_PLACE = /[路街道号楼栋室村镇乡巷弄区县市省苑园城厦店]$/u;
const isName = (part: string): boolean => (HAN_NAME.test(part) && !OF_PLACE.test(part)) || LATIN_NAME.test(part);

function nameAndDetail(before: string[], after: string[]): { recipient: string; detail: string } {
  const ahead = before.find(isName);
  const behind = ahead ? undefined : after.slice(1).findLast(isName);
  // Without a place there is nothing to tell a name that looks like none by; with one, a single word before it is meant as one.
  const recipient = ahead ?? behind ?? (after.length && before.length === 1 ? (before[0] ?? '') : '');
  const others = before.filter((part) => part !== recipient);
  const rest = behind ? after.filter((part, index) => index === 0 || part !== behind) : after;
  return { recipient, detail: joined([...rest, ...others]) };
}

const joined = (parts: string[]): string =>
  parts.reduce((all, part) => all + (/[\w.]$/.test(all) && /^\w/.test(part) ? ' ' : '') + part, '');

type Place = { start: number; end: number; region: Region };

function findRegion(tree: RegionTree, text: string): Place | undefined {
  let best: Place | undefined;
  for (let start = 0; start < text.length; start += 1) {
    const found = placeAt(tree, text, start);
    if (found && (!best || depth(found.region) > depth(best.region))) best = found;
  }
  return best;
}

const depth = ({ code }: Region): number => (code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3);

type Hit = { region: Region; end: number };

function placeAt(tree: RegionTree, text: string, start: number): Place | undefined {
  const provinces = tree.children.get('') ?? [];
  const childrenOf = (regions: readonly Region[]) => regions.flatMap(({ code }) => tree.children.get(code) ?? []);
  const province = hitAt(provinces, text, start);
  const cities = childrenOf(province ? [province.region] : provinces);
  const city = hitAt(cities, text, province ? skip(text, province.end) : start);
  const from = city ?? province;
  const districts = childrenOf(city ? [city.region] : cities);
  const district = from ? hitAt(districts, text, skip(text, from.end)) : loneHit(districts, text, start);
  const last = district ?? from;
  return last && { start, end: last.end, region: last.region };
}

const skip = (text: string, at: number): number => at + (/^[\s/-]*/.exec(text.slice(at))?.[0].length ?? 0);

/** A stem before one of these is the beginning of a street or a village: 天河 in 天河路. */
const STREET = /^(?:路|街|道|大道|大街|巷|弄|村|镇|里|桥|门|寺|山|河|湖)/;

function namesOf(name: string): string[] {
  const stem = stemOf(name);
  const [, kind] = /自治([州县旗])$/.exec(name) ?? [];
  return kind ? [name, stem + kind, stem] : [name, stem];
}

function hitAt(regions: readonly Region[], text: string, at: number): Hit | undefined {
  let best: Hit | undefined;
  for (const region of regions) {
    for (const name of namesOf(region.zh)) {
      if (!text.startsWith(name, at)) continue;
      const end = at + name.length;
      if (name === stemOf(region.zh) && name !== region.zh && STREET.test(text.slice(end))) continue;
      if (!best || end > best.end) best = { region, end };
    }
  }
  return best;
}

/** A district without its city counts only by its full name, and only where that name is unique. */
function loneHit(districts: readonly Region[], text: string, at: number): Hit | undefined {
  const found = districts.filter(({ zh }) => zh.length > 2 && text.startsWith(zh, at));
  const [only] = found;
  return only && found.length === 1 ? { region: only, end: at + only.zh.length } : undefined;
}
