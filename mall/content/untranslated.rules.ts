type Pair = { zh: string; en: string };

const isPair = (value: object): value is Pair =>
  'zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string';

export function withoutEnglish(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPair(value)) return missingOf(value.zh, value.en);
  return Object.entries(value).flatMap(([name, part]) => {
    const [, field] = CHINESE_FIELD.exec(name) ?? [];
    return field ? missingOf(part, (value as Record<string, unknown>)[`${field}En`]) : withoutEnglish(part);
  });
}

const CHINESE_FIELD = /^(\w+)Cn$/;

const missingOf = (zh: unknown, en: unknown): string[] =>
  typeof zh === 'string' && zh.trim() && !String(en ?? '').trim() ? [zh] : [];

const CUT = 60;

export const beginningOf = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, CUT);
