import type { OrderFilter } from '../../../lib/browser/order/order-url.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useTyped } from '../../ui/use-typed.ts';

type Props = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

export function OrderSearch({ filter, onFilter }: Props) {
  const { t } = useIsland();
  const [text, setText, field] = useTyped(filter.text);
  const find = (words: string) => onFilter({ ...filter, text: words.trim(), page: 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not known to all browsers yet
    <form
      role="search"
      className="order-search"
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
    >
      {filter.tab !== 'all' && <input type="hidden" name="tab" value={filter.tab} />}
      <input
        ref={field}
        name="text"
        value={text}
        maxLength={100}
        autoComplete="off"
        aria-label={t('order:list.search')}
        placeholder={t('order:list.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      {filter.text && (
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
