import type { Language } from '#contract/language.ts';
import type { Worker } from '#contract/operator/areas.values.ts';
import type { Words } from '../../shared/i18n/fill.ts';
import { islandWords } from '../i18n/island.ts';

export const deskWords = (language: Language, ...groups: readonly string[]): Words =>
  islandWords(language, 'desk', 'account:form', 'account:error', ...groups);

type Locals = { language: Language; operator?: Worker | undefined };

/** What every screen of the desk is given: its texts, and what its operator may do. */
export function deskScreen({ language, operator }: Locals, ...groups: readonly string[]) {
  if (!operator) throw new Error('a screen of the desk stands outside its guard');
  const { rights, shopId } = operator;
  return { words: deskWords(language, ...groups), worker: { rights, shopId } satisfies Worker };
}
