import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { StaffView } from '../../../../contract/staff.ts';
import type { ChangeFilter } from '../../../lib/api/desk/changes.ts';
import type { Resource } from '../../../stores/resource.ts';
import { useGround } from '../../ui/Ground.tsx';
import { Choice, Filters } from '../ui/Filters.tsx';
import { useNamed } from '../ui/named.ts';

type Props = {
  kinds: string[];
  filter: ChangeFilter;
  people: ReadableAtom<Resource<StaffView>>;
  onFilter: (filter: ChangeFilter) => void;
};

/** Which changes are shown; in the address, so that they can be sent to somebody. */
export function ChangeFilters({ kinds, filter, people, onFilter }: Props) {
  const { t } = useGround();
  const named = useNamed();
  const now = useStore(people);
  const operators = now.value?.operators ?? [];
  const asked = filter.kind || filter.by || filter.ref;
  return (
    <Filters
      label={t('desk:changes.ref')}
      placeholder={t('desk:changes.ref')}
      name="ref"
      text={filter.ref}
      onFind={(ref) => onFilter({ ...filter, ref })}
      onClear={asked ? () => onFilter({ kind: '', by: '', ref: '' }) : undefined}
    >
      {(ref) => (
        <>
          <Choice
            label={t('desk:changes.kind')}
            value={filter.kind}
            options={kinds.map((kind) => [kind, named('kind', kind)] as const)}
            onValue={(kind) => onFilter({ ...filter, kind, ref })}
          />
          <Choice
            label={t('desk:changes.by')}
            value={filter.by}
            options={operators.map(({ id, name }) => [String(id), name] as const)}
            onValue={(by) => onFilter({ ...filter, by, ref })}
          />
        </>
      )}
    </Filters>
  );
}
