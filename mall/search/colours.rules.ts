/** Colour families as people search for them; 酒红, 砖红 and "crimson" are all red. */

type Pair = { zh: string; en: string };
type Family = { code: string; han: string; latin: string };

const FAMILIES: Family[] = [
  { code: 'red', han: '红朱绛绯赤', latin: 'red crimson scarlet burgundy maroon ruby wine' },
  { code: 'orange', han: '橙橘', latin: 'orange tangerine' },
  { code: 'yellow', han: '黄', latin: 'yellow mustard lemon' },
  { code: 'green', han: '绿碧翠', latin: 'green olive sage mint emerald' },
  { code: 'blue', han: '蓝青靛', latin: 'blue navy azure cobalt indigo teal' },
  { code: 'purple', han: '紫', latin: 'purple violet lilac lavender mauve' },
  { code: 'pink', han: '粉', latin: 'pink blush' },
  { code: 'brown', han: '棕褐栗驼', latin: 'brown tan camel caramel chestnut coffee' },
  { code: 'black', han: '黑玄', latin: 'black ebony' },
  { code: 'white', han: '白', latin: 'white ivory' },
  { code: 'grey', han: '灰', latin: 'grey gray charcoal' },
  { code: 'silver', han: '银', latin: 'silver' },
  { code: 'gold', han: '金', latin: 'gold golden' },
  { code: 'beige', han: '杏', latin: 'beige cream khaki oat' },
];
const HAN = new Map(FAMILIES.flatMap(({ code, han }) => [...han].map((letter) => [letter, code] as const)));
const LATIN = new Map(FAMILIES.flatMap(({ code, latin }) => latin.split(' ').map((word) => [word, code] as const)));
const HAN_WORD = new RegExp(`^[深浅大暗亮酒天湖海米奶墨玫藏军草纯正鲜]?([${[...HAN.keys()].join('')}])(色?)$`, 'u');
/** Also names of materials and others, so they count only with 色 after them. */
const NEEDS_NAME = '金银青粉杏栗';
/** Words that mean something else more often than a colour. */
const SELDOM = new Set([
  '奶粉',
  '米粉',
  'wine',
  'lemon',
  'mint',
  'coffee',
  'chestnut',
  'cream',
  'oat',
  'lavender',
  'sage',
  'blush',
  'olive',
]);

/** No word begins with `~`. */
export const colourLexeme = (code: string): string => `~colour-${code}`;

/** Undefined: no colour. In Chinese the last character decides: 墨绿 is green. */
export function colourOf({ zh, en }: Pair): string | undefined {
  const han = [...zh.replace(/色$/u, '')].findLast((letter) => HAN.has(letter));
  if (han) return HAN.get(han);
  return en
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => LATIN.get(word))
    .findLast(Boolean);
}

export function colourAsked(word: string): string | undefined {
  if (SELDOM.has(word)) return undefined;
  const [, letter = '', name] = HAN_WORD.exec(word) ?? [];
  if (letter) return name || word.length > 1 || !NEEDS_NAME.includes(letter) ? HAN.get(letter) : undefined;
  return LATIN.get(word);
}

type Axis = { name: Pair; values: readonly { code: string; name: Pair; picture?: string }[] };

export type ColourChoice = {
  /** Number of the axis among those of the goods. */
  axis: number;
  /** Of the value. */
  code: string;
  picture: string;
};

/** How goods come in one of the colours, given by their lexemes; undefined: they do not, or no picture shows them so. */
export function choiceIn(lexemes: ReadonlySet<string>, axes: readonly Axis[]): ColourChoice | undefined {
  for (const [axis, { name, values }] of axes.entries()) {
    if (!isColourAxis(name)) continue;
    for (const { code, name, picture } of values)
      if (picture && lexemes.has(colourLexeme(colourOf(name) ?? ''))) return { axis, code, picture };
  }
  return undefined;
}

export const isColourAxis = ({ zh, en }: Pair): boolean => /颜色|色号|配色|花色/u.test(zh) || /colou?r|shade/i.test(en);
