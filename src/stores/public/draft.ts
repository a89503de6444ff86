import { inThisTab, persisted, textFields } from '../../lib/browser/persisted.ts';

/** What was typed into a form outlives a reload of the tab; secrets are never saved. */
export const draftOf = (form: string) => persisted(`liangji.draft.${form}`, textFields, inThisTab);
