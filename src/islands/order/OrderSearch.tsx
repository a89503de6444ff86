import { useState } from 'react';
import { type OrderWish, wishPath } from '../../lib/order/list-url.ts';
import { Button } from '../ui/Button.tsx';
import { useGround } from '../ui/Ground.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { wish: OrderWish; onWish: (wish: OrderWish) => void };

/** Looks for a number or words of a title among the orders of the tab. */
export function OrderSearch({ wish, onWish }: Props) {
  const { t } = useGround();
  const [text, setText] = useState(wish.text);
  const find = (words: string) => onWish({ ...wish, text: words.trim(), page: 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form
      role="search"
      className="order-search"
      action={wishPath({ ...wish, text: '', page: 1 })}
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
    >
      <input
        name="text"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={t('order:list.search')}
        placeholder={t('order:list.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      {wish.text && (
        <button type="button" aria-label={t('order:list.clear')} onClick={() => find('')}>
          <Icon name="close" className="size-4" />
        </button>
      )}
      <Button type="submit" size="sm">
        {t('order:list.find')}
      </Button>
    </form>
  );
}
