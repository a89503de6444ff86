import { INPUT_MODE } from '#contract/enums.ts';
import type { ProductDocument } from '#contract/product/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
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
  const put = (part: Partial<Option>) => onOption({ ...option, ...part });
  const name = option.name[language] || option.name.zh || option.code;
  return (
    <fieldset className="goods-axis grid gap-3 min-w-0 py-4 px-5 border border-base-300 rounded-box">
      <legend className="sr-only">{name}</legend>
      <PairField
        label={t('deskgoods:custom.name')}
        value={option.name}
        onValue={(next) => put({ name: next })}
        error={errorOf('name.zh')}
        maxLength={60}
      />
      <div className="desk-pair">
        <Select
          label={t('deskgoods:custom.mode')}
          value={String(option.mode)}
          onValue={(mode) => put({ mode: Number(mode) })}
          options={[
            [String(INPUT_MODE.INPUT), t('deskgoods:custom.input')],
            [String(INPUT_MODE.SELECT), t('deskgoods:custom.select')],
          ]}
        />
        {option.mode === INPUT_MODE.INPUT && (
          <NumberField
            label={t('deskgoods:custom.maxLength')}
            value={option.maxLength ?? 20}
            min={1}
            max={1_000}
            onValue={(maxLength) => put({ maxLength })}
          />
        )}
      </div>
      {option.mode === INPUT_MODE.SELECT && (
        <TextArea
          label={t('deskgoods:custom.choices')}
          value={(option.choices ?? []).map(({ zh, en }) => (en ? `${zh} | ${en}` : zh)).join('\n')}
          onValue={(text) => put({ choices: choicesOf(text) })}
          error={errorOf('choices')}
        />
      )}
      <div className="goods-line">
        <Switch
          label={t('deskgoods:custom.required')}
          value={option.required ?? false}
          onValue={(required) => put({ required })}
        />
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
