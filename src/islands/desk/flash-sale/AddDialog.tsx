import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { DeskFlashItems, FlashSkus } from '#contract/flash-sale/desk.schema.ts';
import { price as priceText } from '../../../lib/shared/price.ts';
import { createFlashItem, createFlashSkus } from '../../../stores/desk/flash-sale.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { bind } from '../ui/bind.ts';
import { MoneyField, NumberField, Switch } from '../ui/fields.tsx';

type Sku = FlashSkus[number];
type Props = {
  session: string;
  adds: Exclude<DeskFlashItems['adds'], 'no'>;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function AddDialog(props: Props) {
  const { t } = useIsland();
  const [sku, setSku] = useState<Sku>();
  return (
    <Dialog title={t(`deskflash:goods.${props.adds}`)} onClose={props.onClose} wide>
      {sku ? (
        <Terms {...props} sku={sku} onOther={() => setSku(undefined)} />
      ) : (
        <Finder session={props.session} onSku={setSku} />
      )}
    </Dialog>
  );
}

function Finder({ session, onSku }: { session: string; onSku: (sku: Sku) => void }) {
  const { t, failureWords } = useIsland();
  const [skus] = useState(() => createFlashSkus(session, failureWords));
  const [busy, found] = [useStore(skus.$busy), useStore(skus.$found)];
  const [text, setText] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    void skus.find(text);
  };
  return (
    <>
      <form className="desk-find mt-5" onSubmit={find}>
        <Field label={t('deskflash:form.find')} value={text} onValue={setText} maxLength={60} data-first />
        <Button type="submit" size="sm" busy={busy}>
          {t('deskflash:form.search')}
        </Button>
      </form>
      {found && (
        <ul className="mt-4 grid gap-2" aria-label={t('deskflash:form.found')}>
          {found.length === 0 && <li className="text-quiet">{t('deskflash:form.nothing')}</li>}
          {found.map((sku) => (
            <li key={sku.skuId} className="desk-good">
              <Shown sku={sku} />
              <Button
                size="sm"
                disabled={sku.in}
                aria-label={t('deskflash:form.chooseOf', { name: nameOf(sku) })}
                onClick={() => onSku(sku)}
              >
                {t(sku.in ? 'deskflash:form.in' : 'deskflash:form.choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const nameOf = ({ title, spec }: Sku): string => (spec ? `${title} ${spec}` : title);

function Shown({ sku }: { sku: Sku }) {
  const { t } = useIsland();
  return (
    <>
      <Picture path={sku.picture} width={80} />
      <span className="grow">
        {nameOf(sku)}
        <small className="block text-quiet">
          {sku.shop} · {t('deskflash:goods.usual', { price: priceText(sku.skuPrice) })} ·{' '}
          {t('deskflash:goods.left', { count: sku.skuStock })}
        </small>
      </span>
    </>
  );
}

type TermsProps = Props & { sku: Sku; onOther: () => void };
const noneIfZero = (limit: number): number | null => (limit === 0 ? null : limit);

function Terms({ session, adds, sku, onOther, onClose, onDone }: TermsProps) {
  const { t, failureWords } = useIsland();
  const [item] = useState(() => createFlashItem(session, failureWords));
  const [busy, failure] = [useStore(item.$busy), useStore(item.$failure)];
  const [input, setInput] = useState({ price: 0, stock: 1, limitOrder: 0, limitEach: 1, discounts: false });
  const field = bind(input, setInput, (name) => t(`deskflash:form.${name}`));
  const errorOf = fieldErrors(failure);
  const elsewhere = failure && !['price', 'stock'].includes(failure.field ?? '') ? failure.text : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { price, stock, discounts } = input;
    const limits = { limitOrder: noneIfZero(input.limitOrder), limitEach: noneIfZero(input.limitEach) };
    if (!(await item.add({ skuId: sku.skuId, price, stock, ...limits, discounts }))) return;
    toast(t(adds === 'put' ? 'deskflash:form.wasPut' : 'deskflash:form.wasApplied'), 'success');
    onClose();
    await onDone();
  };
  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
      <div className="desk-good">
        <Shown sku={sku} />
        <Button size="sm" onClick={onOther}>
          {t('deskflash:form.other')}
        </Button>
      </div>
      <div className="desk-pair">
        <MoneyField {...field('price')} error={errorOf('price')} optional />
        <NumberField
          {...field('stock')}
          hint={t(adds === 'put' ? 'deskflash:form.stockHint' : 'deskflash:form.applyHint')}
          error={errorOf('stock')}
          min={1}
        />
        <NumberField {...field('limitOrder')} hint={t('deskflash:form.limitHint')} />
        <NumberField {...field('limitEach')} hint={t('deskflash:form.limitHint')} />
      </div>
      <Switch {...field('discounts')} />
      <p role="alert" className="field-error">
        {elsewhere}
      </p>
      <FormButtons action={t(`deskflash:form.${adds}`)} busy={busy} onClose={onClose} />
    </form>
  );
}
