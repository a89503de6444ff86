import { halfWidth } from '../../../contract/rules.ts';
import { createForm, type Failure, type FormState } from '../../stores/form.ts';
import { keepDraft } from './draft.ts';

export type Values = Record<string, string>;
/** A field and what is wrong with it, as the key of a text; in the order in which faults are told. */
export type Rule = readonly [field: string, fault: (value: string, values: Values) => string | undefined];
export type FormPlan = {
  rules: () => readonly Rule[];
  send: (values: Values) => Promise<unknown>;
  /** After it went through. */
  done?: (values: Values) => void;
};
export type BoundForm = FormState & {
  texts: Record<string, string>;
  check: (fields?: string[]) => Failure | undefined;
};

/** The fields as they count: trimmed, digits of an input method as digits. */
function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value.trim();
  for (const input of form.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')) {
    const value = values[input.name];
    if (value !== undefined) values[input.name] = halfWidth(value);
  }
  return values;
}

/** Makes a server-rendered form work: rules at its fields, one failure at a time, no second sending while one runs. */
export function bindForm(form: HTMLFormElement, { rules, send, done }: FormPlan): BoundForm {
  const texts = JSON.parse(form.dataset.texts ?? '{}') as Record<string, string>;
  const { network = '', slip = '' } = document.getElementById('toasts')?.dataset ?? {};
  const state = createForm({ network, slip });

  function check(fields?: string[]): Failure | undefined {
    const values = valuesOf(form);
    for (const [field, fault] of rules()) {
      const key = !fields || fields.includes(field) ? fault(values[field] ?? '', values) : undefined;
      if (key) return { field, text: texts[key] ?? key };
    }
    return undefined;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = valuesOf(form);
    const went = await state.submit(check(), () => send(values));
    if (went) done?.(values);
    else if (!state.$busy.get()) focusFault(form, state.$failure.get());
  });
  watchFields(form, state, check);
  state.$failure.subscribe((failure) => show(form, failure));
  state.$busy.subscribe((busy) => {
    for (const button of form.querySelectorAll('[type=submit]')) button.setAttribute('aria-busy', String(busy));
  });
  keepDraft(form);
  return { ...state, texts, check };
}

/** A field that was left with something wrong in it says so; a fault goes as soon as it is mended. */
function watchFields(form: HTMLFormElement, { $failure }: FormState, check: BoundForm['check']): void {
  form.addEventListener('input', ({ target }) => {
    const field = (target as HTMLInputElement).name;
    if ($failure.get()?.field === field) $failure.set(check([field]));
    else if (!$failure.get()?.field) $failure.set(undefined);
  });
  form.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.inputMode === 'numeric') input.value = halfWidth(input.value).trim();
    const fault = input.value && input.type !== 'checkbox' ? check([input.name]) : undefined;
    if (fault) $failure.set(fault);
  });
}

const placeOf = (form: HTMLFormElement, field: string | undefined): HTMLElement | null => {
  const place = field ? form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(field)}"]`) : null;
  return place && !place.parentElement?.closest('[hidden]') ? place : null;
};

function show(form: HTMLFormElement, failure: Failure | undefined): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for], [data-failure]')) place.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
  if (!failure) return;
  const place = placeOf(form, failure.field) ?? form.querySelector<HTMLElement>('[data-failure]');
  if (place) place.textContent = failure.text;
  inputOf(form, failure)?.setAttribute('aria-invalid', 'true');
}

function inputOf(form: HTMLFormElement, failure: Failure | undefined): HTMLElement | undefined {
  if (!placeOf(form, failure?.field)) return undefined;
  const input = form.elements.namedItem(failure?.field ?? '');
  return input instanceof HTMLElement ? input : undefined;
}

const focusFault = (form: HTMLFormElement, failure: Failure | undefined): void => inputOf(form, failure)?.focus();
