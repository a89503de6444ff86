import { writeFile } from 'node:fs/promises';
import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';
import { regionName } from '#contract/address/provinces.values.ts';
import { BY_CODE, KINDS, OFFICIAL, PEOPLES, SOUNDS, WHOLE } from './regions/english.ts';

/** Writes contract/address/regions.json: `code|中文|pin yin|English` for every province, city and district. */

const SHARED: Record<string, [string, string]> = {
  省直辖县: ['省直辖县', 'Under the Province'],
  县: ['县', 'Counties'],
  自治区直辖县级行政区划: ['自治区直辖县级', 'Under the Region'],
  其它区: ['其它区', 'Other'],
  离岛区: ['离岛', 'Islands'],
};

const syllables = (text: string): string =>
  SOUNDS[text] ?? pinyin(text, { toneType: 'none', v: true, nonZh: 'removed' });

/** `xi an` → `Xi'an`. */
const joined = (text: string): string => {
  const word = text.split(' ').reduce((all, part) => all + (all && /^[aeo]/.test(part) ? "'" : '') + part, '');
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('v', 'ü');
};

function withoutPeoples(text: string): { stem: string; peoples: string[] } {
  const peoples: string[] = [];
  let stem = text;
  for (;;) {
    const found = PEOPLES.find(([name]) => stem.endsWith(`${name}族`) || (name.length > 1 && stem.endsWith(name)));
    const rest = found && stem.replace(new RegExp(`${found[0]}族?$`), '');
    if (!found || !rest) return { stem: stem.replace(/族$/, ''), peoples };
    peoples.unshift(found[1]);
    stem = rest;
  }
}

function named(code: string, name: string): [string, string] {
  const shared = SHARED[name];
  if (shared) return [syllables(shared[0]), shared[1]];
  const [ending, kind] = KINDS.find(([end]) => name.endsWith(end) && name.length > end.length) ?? ['', ''];
  const short = ending ? name.slice(0, -ending.length) : name;
  const { stem, peoples } = /自治|族/.test(name)
    ? withoutPeoples(short)
    : { stem: short.replace(/(?<=..)市$/, ''), peoples: [] };
  const sound = syllables(stem);
  const known = BY_CODE[code] ?? OFFICIAL[stem] ?? joined(sound);
  const people = peoples.length > 1 ? `${peoples.slice(0, -1).join(', ')} and ${peoples.at(-1)}` : peoples[0];
  return [sound, WHOLE[code] ?? [known, people, kind].filter(Boolean).join(' ')];
}

const lines: string[] = [];
for (const [code, name] of Object.entries(areaList.province_list)) {
  const english = regionName(name, 'en');
  const stem = name.replace(/(省|市|特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区)$/, '');
  lines.push([code, name, syllables(stem), english].join('|'));
}
for (const list of [areaList.city_list, areaList.county_list]) {
  for (const [code, name] of Object.entries(list)) lines.push([code, name, ...named(code, name)].join('|'));
}
lines.sort();
await writeFile('contract/address/regions.json', `${JSON.stringify(lines, undefined, 0).replaceAll('","', '",\n"')}\n`);
console.log(`${lines.length} regions`);
