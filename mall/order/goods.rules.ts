import { INPUT_MODE, PUBLISH_STATUS, STATUS } from '../../contract/enums.ts';
import type { Language } from '../../contract/language.ts';

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
export type CustomEntry = { code: string; name: Text; text: string };

/** Names of a SKU's values, in the order of the product's axes. */
export const specNames = (axes: readonly Axis[], spec: readonly string[]): Text[] =>
  spec.map((code, at) => axes[at]?.values.find((value) => value.code === code)?.name ?? { zh: code, en: code });

/** Made-to-order options as given; undefined when one is missing or not one that the product offers. */
export function customEntries(
  options: readonly Option[] | null,
  texts: Readonly<Record<string, string>> | null,
): CustomEntry[] | undefined {
  const entries: CustomEntry[] = [];
  for (const option of options ?? []) {
    const given = texts && Object.hasOwn(texts, option.code) ? texts[option.code] : undefined;
    const text = given?.trim() ?? '';
    if (text ? !fits(option, text) : option.required) return undefined;
    if (text) entries.push({ code: option.code, name: option.name, text });
  }
  return entries;
}

const fits = ({ mode, choices, maxLength }: Option, text: string): boolean =>
  mode === INPUT_MODE.SELECT
    ? (choices ?? []).some(({ zh, en }) => text === zh || text === en)
    : [...text].length <= (maxLength ?? Number.POSITIVE_INFINITY);

/** Only goods put on by an open shop are sold, and only in the specs that it still offers. */
export const isOnSale = (goods: { status: number; shopStatus: number; retired?: boolean }): boolean =>
  goods.status === PUBLISH_STATUS.PUT_ON && goods.shopStatus === STATUS.NORMAL && !goods.retired;
