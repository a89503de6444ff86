import { NUMBERS, type Numbers } from '#contract/settings/values.ts';

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Invalid numbers of the setting are replaced by the built-in ones. */
export function numbersOf(setting: unknown): Numbers {
  const given = (setting ?? {}) as Record<string, unknown>;
  const own = Object.keys(NUMBERS).flatMap((name) => (isNumber(given[name]) ? [[name, given[name]]] : []));
  return { ...NUMBERS, ...Object.fromEntries(own) };
}
