import type { DeskOrder } from '#contract/order/desk.schema.ts';
import { type DeskFilter, deskFilterPath, readDeskFilter } from '../../../lib/browser/desk/order-url.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

/** What stands out of an order in the list: its shopper asked to ship it, or the desk gave it a tag. */
export function Marks({ order: { urgedAt, tags } }: { order: Pick<DeskOrder, 'urgedAt' | 'tags'> }) {
  const { language, t } = useIsland();
  return (
    <>
      {urgedAt && (
        <small className="block font-medium text-error">
          {t('deskorders:urged.at', { date: dateTime(urgedAt, language) })}
        </small>
      )}
      {tags.map((tag) => (
        <a key={tag} className="tag tag-quiet" href={deskFilterPath({ ...readDeskFilter(''), tag })}>
          {tag}
        </a>
      ))}
    </>
  );
}

type Props = { filter: DeskFilter; onFilter: (filter: DeskFilter) => void };

export function MarkFilters({ filter, onFilter }: Props) {
  const { t } = useIsland();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={filter.urged === '1'}
          onChange={() => onFilter({ ...filter, urged: filter.urged ? '' : '1', page: 1 })}
        />
        {t('deskorders:urged.only')}
      </label>
      {filter.tag && (
        <span>
          {t('deskorders:notes.tagged', { tag: filter.tag })}{' '}
          <Button look="link" onClick={() => onFilter({ ...filter, tag: '', page: 1 })}>
            {t('deskorders:notes.allTags')}
          </Button>
        </span>
      )}
    </div>
  );
}
