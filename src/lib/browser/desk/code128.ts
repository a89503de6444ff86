/** Bars and gaps of the symbols 0–105, in modules, and of the stop. */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';
const CODE_B = 100;
const START_B = 104;
const START_C = 105;

/** Pairs of digits are one symbol each; a last single digit takes a change of alphabet. */
function symbolsOf(digits: string): number[] {
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number);
  if (digits.length % 2 === 0) return [START_C, ...pairs];
  const last = Number(digits.at(-1)) + 16;
  return pairs.length ? [START_C, ...pairs, CODE_B, last] : [START_B, last];
}

/**
 * Code 128 of an order number.
 * @returns widths in modules, bars and gaps by turns, beginning with a bar
 */
export function code128(digits: string): number[] {
  const symbols = symbolsOf(digits);
  const check = symbols.reduce((sum, symbol, at) => sum + symbol * Math.max(at, 1), 0) % 103;
  const text = [...symbols, check].map((symbol) => WIDTHS.slice(symbol * 6, symbol * 6 + 6)).join('') + STOP;
  return [...text].map(Number);
}
