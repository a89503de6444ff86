import type { Language } from '#contract/language.ts';
import type { Words } from '../../shared/i18n/fill.ts';
import { islandWords } from '../i18n/island.ts';

export const deskWords = (language: Language, ...groups: readonly string[]): Words =>
  islandWords(language, 'desk', 'account:form', 'account:error', ...groups);
