import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { StaffView } from '#contract/operator/staff.schema.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import type { ChangeFilter } from '../../../stores/desk/change-log.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Choice, Filters } from '../ui/Filters.tsx';
import { useNamed } from '../ui/named.ts';

type Props = {
  kinds: string[];
  filter: ChangeFilter;
  people: ReadableAtom<Resource<StaffView>>;
  onFilter: (filter: ChangeFilter) => void;
};

export function ChangeFilters({ kinds, filter, people, onFilter }: Props) {
  const { t } = useIsland();
  const named = useNamed();
  const now = useStore(people);
  const operators = now.value?.operators ?? [];
  const filtered = filter.kind || filter.by || filter.ref;
  return (
    <Filters
      label={t('desk:changes.ref')}
      placeholder={t('desk:changes.ref')}
      name="ref"
      text={filter.ref}
      rest={{ kind: filter.kind, by: filter.by }}
      onFind={(ref) => onFilter({ ...filter, ref })}
      onClear={filtered ? () => onFilter({ kind: '', by: '', ref: '' }) : undefined}
    >
      {(ref) => (
        <>
          <Choice
            label={t('desk:changes.kind')}
            value={filter.kind}
            options={kinds.map((kind) => [kind, named('kind', kind)] as const)}
            onValue={(kind) => onFilter({ ...filter, kind, ref })}
          />
          {operators.length > 0 && (
            <Choice
              label={t('desk:changes.by')}
              value={filter.by}
              options={operators.map(({ id, name }) => [String(id), name] as const)}
              onValue={(by) => onFilter({ ...filter, by, ref })}
            />
          )}
        </>
      )}
    </Filters>
  );
}
