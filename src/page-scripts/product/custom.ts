import { CUSTOM_FIELD } from '../../lib/shared/product/skus.ts';
import { type Entered, readCustom, saveCustom } from '../../stores/public/custom.ts';
import { $sku } from '../../stores/public/product.ts';

export function bindCustom(form: HTMLFormElement, section: HTMLElement): void {
  const fields = [...section.querySelectorAll<HTMLInputElement>('input')];
  restore(fields);
  const save = () => {
    const sku = $sku.get();
    if (sku) saveCustom(sku.id, entered(fields));
  };
  section.addEventListener('input', () => {
    for (const field of fields) field.setCustomValidity('');
    save();
  });
  $sku.listen(save);
  // Also what was entered before this script had come.
  save();
  form.addEventListener('submit', save, true);
  section.addEventListener(
    'invalid',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.validity.valueMissing)
        target.setCustomValidity(section.dataset.missing ?? '');
    },
    true,
  );
}

const codeOf = (field: HTMLInputElement): string => field.name.slice(CUSTOM_FIELD.length);
const isOn = (field: HTMLInputElement): boolean => field.type !== 'radio' || field.checked;

const entered = (fields: HTMLInputElement[]): Entered =>
  Object.fromEntries(fields.filter(isOn).map((field) => [codeOf(field), field.value]));

/** Values already in the form win over saved ones. */
function restore(fields: HTMLInputElement[]): void {
  if (Object.values(entered(fields)).some(Boolean)) return;
  const saved = readCustom($sku.get()?.id ?? 0);
  for (const field of fields) {
    const text = saved[codeOf(field)];
    if (text === undefined) continue;
    if (field.type === 'radio') field.checked = field.value === text;
    else field.value = text;
  }
}
