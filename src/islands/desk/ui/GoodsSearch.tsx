import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { DESK } from '#contract/limits.ts';
import type { ChosenGoods } from '#contract/product/choose.schema.ts';
import { GOODS_CHOICE } from '#contract/product/choose.values.ts';
import { codesIn } from '../../../lib/browser/desk/product-codes.ts';
import { $goodsGroups, type GoodsNames, loadGoodsGroups } from '../../../stores/desk/product-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Select, TextArea } from './fields.tsx';

type Chosen = { ids: readonly number[]; onIds: (ids: number[]) => void; most: number };
type Props = Chosen & {
  goods: GoodsNames;
  put: string;
  putOf: string;
  many: boolean;
  shopId: number | undefined;
};

/** Goods found by words, category, brand or a list of codes, and put among the chosen one by one or all at once. */
export function GoodsSearch({ goods, put, putOf, many, shopId, ...chosen }: Props) {
  const { t } = useIsland();
  const found = useStore(goods.$found);
  const busy = useStore(goods.$finding);
  const { categories = [], brands = [] } = useStore($goodsGroups) ?? {};
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [brand, setBrand] = useState('');
  useEffect(() => void loadGoodsGroups(), []);
  const find = (asked: { category: string; brand: string }, codes?: string[]) =>
    void goods.find({
      text: text.trim() || undefined,
      categoryId: Number(asked.category) || undefined,
      brandId: Number(asked.brand) || undefined,
      ...{ shopId, codes },
    });
  return (
    <>
      <form
        className="desk-find desk-find-goods"
        onSubmit={(event) => {
          event.preventDefault();
          find({ category, brand });
        }}
      >
        <Field label={t('deskcontent:home.find')} value={text} onValue={setText} maxLength={100} />
        <Select
          label={t('deskcontent:home.category')}
          value={category}
          onValue={(next) => {
            setCategory(next);
            find({ category: next, brand });
          }}
          options={[
            ['', t('deskcontent:home.anyCategory')],
            ...categories.map(({ id, path }) => [String(id), path] as const),
          ]}
        />
        <Select
          label={t('deskcontent:home.brand')}
          value={brand}
          onValue={(next) => {
            setBrand(next);
            find({ category, brand: next });
          }}
          options={[['', t('deskcontent:home.anyBrand')], ...brands.map(({ id, name }) => [String(id), name] as const)]}
        />
        <Button type="submit" size="sm" busy={busy}>
          {t('deskcontent:home.search')}
        </Button>
      </form>
      {many && <Codes busy={busy} onFind={(codes) => find({ category, brand }, codes)} />}
      {found && <Found found={found} {...chosen} {...{ put, putOf, many }} />}
    </>
  );
}

function Codes({ busy, onFind }: { busy: boolean; onFind: (codes: string[]) => void }) {
  const { t } = useIsland();
  const [text, setText] = useState('');
  const [large, setLarge] = useState(false);
  const codes = codesIn(text);
  const many = codes.length > GOODS_CHOICE.most;
  const error = large ? 'codesLarge' : many ? 'codesMany' : undefined;
  const write = (next: string) => {
    setLarge(false);
    setText(next);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > DESK.csv) return setLarge(true);
    write(codesIn(await file.text()).join('\n'));
  };
  return (
    <details>
      <summary>{t('deskcontent:home.codes')}</summary>
      <div className="grid gap-3 mt-3 max-w-xl">
        <TextArea
          label={t('deskcontent:home.codesField')}
          hint={t('deskcontent:home.codesHint', { max: GOODS_CHOICE.most })}
          error={error && t(`deskcontent:home.${error}`, { max: GOODS_CHOICE.most, size: DESK.csv / 1_000 })}
          value={text}
          onValue={write}
        />
        <p className="flex flex-wrap items-center gap-3">
          <label className="btn btn-outline btn-sm">
            {t('deskcontent:home.codesFile')}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="sr-only"
              onChange={({ target }) => void read(target.files?.[0])}
            />
          </label>
          <Button size="sm" busy={busy} disabled={!codes.length || many} onClick={() => onFind(codes)}>
            {t('deskcontent:home.findCodes')}
          </Button>
          <span role="status" className="text-quiet">
            {codes.length > 0 && t('deskcontent:home.codesRead', { n: codes.length })}
          </span>
        </p>
      </div>
    </details>
  );
}

type FoundProps = Chosen & Pick<Props, 'put' | 'putOf' | 'many'> & { found: ChosenGoods };

function Found({ found, ids, onIds, most, put, putOf, many }: FoundProps) {
  const { t } = useIsland();
  const { items, more, unknown } = found;
  const [added, setAdded] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added belongs to what was found
  useEffect(() => setAdded(0), [found]);
  const fresh = items.map(({ id }) => id).filter((id) => !ids.includes(id));
  const adding = fresh.slice(0, most - ids.length);
  const isAll = adding.length === fresh.length && !more;
  const others = items.length - GOODS_CHOICE.shown;
  const addAll = () => {
    onIds([...ids, ...adding]);
    setAdded(adding.length);
    // The button goes with what it was for.
    status.current?.focus();
  };
  return (
    <>
      {unknown.length > 0 && (
        <p role="alert" className="field-error wrap-anywhere">
          {t('deskcontent:home.unknown', { codes: unknown.join(', ') })}
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-quiet outline-none">
        {added > 0 && t('deskcontent:home.added', { n: added })}
      </p>
      {many && adding.length > 1 && (
        <Button size="sm" className="justify-self-start" onClick={addAll}>
          {t(isAll ? 'deskcontent:home.addAll' : 'deskcontent:home.addFirst', { n: adding.length })}
        </Button>
      )}
      <ul className="grid gap-2" aria-label={t('deskcontent:home.found')}>
        {items.length === 0 && <li className="text-quiet">{t('deskcontent:home.nothing')}</li>}
        {items.slice(0, GOODS_CHOICE.shown).map(({ id, title, picture }) => (
          <li key={id} className="desk-good">
            <Picture path={picture} width={80} />
            <span className="grow">{title}</span>
            <Button
              size="sm"
              disabled={ids.includes(id) || ids.length >= most}
              aria-label={t(putOf, { name: title })}
              onClick={() => onIds([...ids, id])}
            >
              {t(put)}
            </Button>
          </li>
        ))}
        {others > 0 && (
          <li className="text-quiet">{t(`deskcontent:home.${more ? 'othersMore' : 'others'}`, { n: others })}</li>
        )}
      </ul>
    </>
  );
}
