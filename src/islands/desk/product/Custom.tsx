import { INPUT_MODE } from '#contract/enums.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { bind } from '../ui/bind.ts';
import { NumberField, PairField, Select, Switch, TextArea } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

type Option = NonNullable<ProductDocument['custom']>[number];

const MOST = 20;
function fresh(options: readonly Option[]): string {
  let n = options.length + 1;
  while (options.some(({ code }) => code === `o${n}`)) n += 1;
  return `o${n}`;
}

export function Custom({ product: { document }, value: { custom }, errorOf }: PartProps) {
  const { t } = useIsland();
  const set = (next: Option[] | null) => document.set('custom', next);
  const add = () => {
    const option = { code: fresh(custom ?? []), name: { zh: '', en: '' }, mode: INPUT_MODE.INPUT, maxLength: 20 };
    set([...(custom ?? []), option]);
  };
  return (
    <div className="desk-fields">
      <Switch label={t('deskgoods:custom.on')} value={custom !== null} onValue={(on) => set(on ? [] : null)} />
      {custom?.map((option, at) => (
        <OptionFields
          key={option.code}
          option={option}
          onOption={(next) => set(custom.with(at, next))}
          onRemove={() => set(custom.toSpliced(at, 1))}
          errorOf={(field) => errorOf(`custom.${at}.${field}`)}
        />
      ))}
      {custom && custom.length < MOST && (
        <p>
          <Button size="sm" onClick={add}>
            {t('deskgoods:custom.add')}
          </Button>
        </p>
      )}
    </div>
  );
}

type OptionProps = {
  option: Option;
  onOption: (option: Option) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
};

function OptionFields({ option, onOption, onRemove, errorOf }: OptionProps) {
  const { t, language } = useIsland();
  const field = bind(
    option,
    (to) => onOption(to(option)),
    (name) => t(`deskgoods:custom.${name}`),
    errorOf,
  );
  const name = option.name[language] || option.name.zh || option.code;
  return (
    <fieldset className="goods-axis grid gap-3 min-w-0 py-4 px-5 border border-base-300 rounded-box">
      <legend className="sr-only">{name}</legend>
      <PairField {...field('name')} error={errorOf('name.zh')} maxLength={60} />
      <div className="desk-pair">
        <Select
          {...field('mode')}
          value={String(option.mode)}
          onValue={(mode) => field('mode').onValue(Number(mode))}
          options={[
            [String(INPUT_MODE.INPUT), t('deskgoods:custom.input')],
            [String(INPUT_MODE.SELECT), t('deskgoods:custom.select')],
          ]}
        />
        {option.mode === INPUT_MODE.INPUT && (
          <NumberField {...field('maxLength')} value={option.maxLength ?? 20} min={1} max={1_000} />
        )}
      </div>
      {option.mode === INPUT_MODE.SELECT && (
        <TextArea
          {...field('choices')}
          value={(option.choices ?? []).map(({ zh, en }) => (en ? `${zh} | ${en}` : zh)).join('\n')}
          onValue={(text) => field('choices').onValue(choicesOf(text))}
        />
      )}
      <div className="goods-line">
        <Switch {...field('required')} value={option.required ?? false} />
        <Button look="link" aria-label={t('deskgoods:custom.remove', { name })} onClick={onRemove}>
          {t('deskgoods:pictures.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

const choicesOf = (text: string): { zh: string; en: string }[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const [zh = '', en = ''] = line.split(' | ');
        return { zh, en };
      });
