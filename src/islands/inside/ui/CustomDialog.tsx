import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { CustomTexts } from '#contract/cart/schema.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import { INPUT_MODE } from '#contract/enums.ts';
import { createProductView } from '../../../stores/inside/product.ts';
import { createAction } from '../../../stores/public/action.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

type Option = NonNullable<ProductView['custom']>[number];
type Props = {
  productId: number;
  title: string;
  value: CustomTexts;
  /** When this fails, the dialog stays open and shows the reason. */
  onSave: (custom: CustomTexts) => Promise<unknown>;
  onClose: () => void;
};

export function CustomDialog({ productId, title, value, onSave, onClose }: Props) {
  const [product, now] = useResource((words) => createProductView(productId, words));
  return (
    <Dialog title={title} onClose={onClose}>
      <Loading now={now} onRetry={product.reload}>
        <Skeleton count={2} className="mt-5 h-14" />
      </Loading>
      {now.state === 'loaded' && (
        <Options options={now.value.custom ?? []} value={value} onSave={onSave} onClose={onClose} />
      )}
    </Dialog>
  );
}

type OptionsProps = Pick<Props, 'value' | 'onSave' | 'onClose'> & { options: Option[] };

function Options({ options, value, onSave, onClose }: OptionsProps) {
  const { t, failureWords } = useIsland();
  const [entered, setEntered] = useState(value);
  const [missing, setMissing] = useState<string>();
  const [action] = useState(() => createAction(failureWords));
  const busy = useStore(action.$busy);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const error = options.find(({ code, required }) => required && !entered[code]?.trim());
    setMissing(error?.code);
    if (!error && (await action.run(() => onSave(entered)))) onClose();
  };
  return (
    <form className="mt-5 grid gap-5" noValidate onSubmit={save}>
      {options.map((option) => (
        <One
          key={option.code}
          option={option}
          value={entered[option.code] ?? ''}
          error={missing === option.code ? t('ui:custom.missing') : undefined}
          onValue={(text) => setEntered({ ...entered, [option.code]: text })}
        />
      ))}
      <FormButtons action={t('ui:custom.save')} busy={busy} onClose={onClose} />
    </form>
  );
}

type OneProps = { option: Option; value: string; error: string | undefined; onValue: (text: string) => void };

function One({ option: { code, name, mode, choices, maxLength, required }, value, error, onValue }: OneProps) {
  const { t } = useIsland();
  const label = `${name} · ${t(required ? 'ui:custom.required' : 'ui:custom.optional')}`;
  if (mode !== INPUT_MODE.SELECT) {
    const most = maxLength ?? undefined;
    const hint = maxLength ? { hint: t('ui:custom.max', { max: maxLength }) } : {};
    return <Field label={label} value={value} onValue={onValue} error={error} maxLength={most} {...hint} />;
  }
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              className="radio radio-sm"
              name={code}
              checked={choice === value}
              onChange={() => onValue(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
      <p className="field-error" role={error ? 'alert' : undefined}>
        {error}
      </p>
    </fieldset>
  );
}
