const keyOf = (form: HTMLFormElement): string => `liangji.draft.${form.id}`;

const drafted = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[data-draft]'),
];

/** What was typed outlives a reload of the tab; secrets are never kept. */
export function keepDraft(form: HTMLFormElement): void {
  if (!form.id || !drafted(form).length) return;
  const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Record<string, string>;
  for (const input of drafted(form)) input.value ||= kept[input.name] ?? '';
  form.addEventListener('input', () => {
    const values = Object.fromEntries(drafted(form).map(({ name, value }) => [name, value]));
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  });
}

export const dropDraft = (form: HTMLFormElement): void => sessionStorage.removeItem(keyOf(form));
