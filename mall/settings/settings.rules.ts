import { NUMBERS, type Numbers } from '#contract/settings/numbers.values.ts';

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function numbersOf(setting: unknown): Numbers {
  const given = (setting ?? {}) as Record<string, unknown>;
  const own = Object.keys(NUMBERS).flatMap((name) => (isNumber(given[name]) ? [[name, given[name]]] : []));
  return { ...NUMBERS, ...Object.fromEntries(own) };
}
