import { type FormEvent, useState } from 'react';
import { type DeskWish, ORDERS_PATH } from '../../../lib/desk/orders-url.ts';
import { Button } from '../../ui/Button.tsx';
import { useGround } from '../../ui/Ground.tsx';

type Props = { wish: DeskWish; onWish: (wish: DeskWish) => void };

/** Words and days to look for, within the status that is shown. */
export function Filters({ wish, onWish }: Props) {
  const { t } = useGround();
  const [text, setText] = useState(wish.text);
  const [from, setFrom] = useState(wish.from);
  const [to, setTo] = useState(wish.to);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onWish({ ...wish, text: text.trim(), from, to, page: 1 });
  };
  const asked = wish.text || wish.from || wish.to || wish.shopId;
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form role="search" className="desk-filters" action={ORDERS_PATH} onSubmit={send}>
      <input
        name="text"
        className="input desk-words"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={t('deskorders:list.search')}
        placeholder={t('deskorders:list.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <fieldset>
        <legend className="sr-only">{t('deskorders:list.days')}</legend>
        <Day label={t('deskorders:list.from')} value={from} max={to} onValue={setFrom} />
        <Day label={t('deskorders:list.to')} value={to} min={from} onValue={setTo} />
      </fieldset>
      <Button type="submit">{t('deskorders:list.find')}</Button>
      {asked && (
        <Button look="link" onClick={() => onWish({ ...wish, text: '', from: '', to: '', shopId: '', page: 1 })}>
          {t('deskorders:list.clear')}
        </Button>
      )}
    </form>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onValue: (day: string) => void };

function Day({ label, value, min, max, onValue }: DayProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        className="input"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
}
