import { INPUT_MODE, PUBLISH_STATUS, STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';

type Text = Record<Language, string>;
type Axis = { values: readonly { code: string; name: Text }[] };
type Option = {
  code: string;
  name: Text;
  mode: number;
  choices?: readonly Text[];
  maxLength?: number;
  required?: boolean;
};
/** `choice`, of an option with choices, in both languages; `text` is its Chinese name, whatever the buyer read. */
export type CustomEntry = { code: string; name: Text; text: string; choice?: Text };

export const specNames = (axes: readonly Axis[], spec: readonly string[]): Text[] =>
  spec.map((code, at) => axes[at]?.values.find((value) => value.code === code)?.name ?? { zh: code, en: code });

export function customEntries(
  options: readonly Option[] | null,
  texts: Readonly<Record<string, string>> | null,
): CustomEntry[] | undefined {
  const entries: CustomEntry[] = [];
  for (const option of options ?? []) {
    const given = texts && Object.hasOwn(texts, option.code) ? texts[option.code] : undefined;
    const text = given?.trim() ?? '';
    if (!text && option.required) return undefined;
    if (!text) continue;
    const entry = entryOf(option, text);
    if (!entry) return undefined;
    entries.push(entry);
  }
  return entries;
}

function entryOf({ code, name, mode, choices, maxLength }: Option, text: string): CustomEntry | undefined {
  if (mode !== INPUT_MODE.SELECT)
    return [...text].length <= (maxLength ?? Number.POSITIVE_INFINITY) ? { code, name, text } : undefined;
  const choice = (choices ?? []).find(({ zh, en }) => text === zh || text === en);
  return choice && { code, name, text: choice.zh, choice };
}

export function customIn(
  options: readonly Option[] | null,
  texts: Readonly<Record<string, string>> | null,
  language: Language,
): Record<string, string> | null {
  const choices = new Map((options ?? []).map((option) => [option.code, option.choices ?? []]));
  const read = ([code, text]: [string, string]): [string, string] => {
    const choice = choices.get(code)?.find(({ zh, en }) => text === zh || text === en);
    return [code, choice ? choice[language] : text];
  };
  return texts && Object.fromEntries(Object.entries(texts).map(read));
}

export const isOnSale = (goods: { status: number; shopStatus: number; retired?: boolean }): boolean =>
  goods.status === PUBLISH_STATUS.PUT_ON && goods.shopStatus === STATUS.NORMAL && !goods.retired;
