const keyOf = (form: string): string => `liangji.draft.${form}`;

/** What was typed outlives a reload of the tab; secrets are never kept. */
export const readDraft = (form: string): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Record<string, string>;

export const keepDraft = (form: string, values: Record<string, string>): void =>
  sessionStorage.setItem(keyOf(form), JSON.stringify(values));

export const dropDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));
