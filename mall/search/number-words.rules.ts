const DIGIT = '零一二三四五六七八九';
const POWER: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 };
const TEN_THOUSAND = 10_000;

export const NUMBER = String.raw`(?:\d+(?:\.\d+)?[百千万]?|[${DIGIT}两十百千万半]+)`;

/** `1200`, `1.5万`, `一千二百`, `两千` or `半`; NaN for anything else. */
export function toNumber(text: string): number {
  if (/^\d/.test(text)) return inFigures(text);
  if (text === '半') return 0.5;
  const [high, low] = text.includes('万') ? text.split('万', 2) : ['', text];
  const thousands = high ? belowTenThousand(high) : text.startsWith('万') ? 1 : 0;
  return thousands * TEN_THOUSAND + belowTenThousand(String(low));
}

function inFigures(text: string): number {
  const [, figures, power = ''] = /^([\d.]+)(.?)$/.exec(text) ?? [];
  return Number(figures) * (power === '万' ? TEN_THOUSAND : (POWER[power] ?? 1));
}

function belowTenThousand(text: string): number {
  let sum = 0;
  let digit = 0;
  let last = 1;
  for (const letter of text.replaceAll('两', '二')) {
    const power = POWER[letter];
    if (power) {
      sum += (digit || 1) * power;
      digit = 0;
      last = power;
    } else if (DIGIT.includes(letter)) digit = DIGIT.indexOf(letter) || 0;
    else return Number.NaN;
    if (letter === '零') last = 1;
  }
  // 一千五 is 1500, 一千零五 is 1005.
  return sum + digit * (sum && last > 10 && !text.includes('零') ? last / 10 : 1);
}
