import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { StaffView } from '../../../../contract/staff.ts';
import type { ChangeFilter } from '../../../lib/api/desk/changes.ts';
import type { Resource } from '../../../stores/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useGround } from '../../ui/Ground.tsx';
import { Select } from '../ui/fields.tsx';
import { useNamed } from '../ui/named.ts';

type Props = {
  kinds: string[];
  filter: ChangeFilter;
  people: ReadableAtom<Resource<StaffView>>;
  onFilter: (filter: ChangeFilter) => void;
};

/** Which changes are shown; in the address, so that they can be sent to somebody. */
export function Filters({ kinds, filter, people, onFilter }: Props) {
  const { t } = useGround();
  const named = useNamed();
  const now = useStore(people);
  const [ref, setRef] = useState(filter.ref);
  useEffect(() => setRef(filter.ref), [filter.ref]);
  const operators = 'value' in now && now.value ? now.value.operators : [];
  const any = ['', t('desk:changes.any')] as const;
  return (
    <form
      className="desk-filters"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...filter, ref: ref.trim() });
      }}
    >
      <Select
        label={t('desk:changes.kind')}
        value={filter.kind}
        onValue={(kind) => onFilter({ ...filter, kind })}
        options={[any, ...kinds.map((kind) => [kind, named('kind', kind)] as const)]}
      />
      <Select
        label={t('desk:changes.by')}
        value={filter.by}
        onValue={(by) => onFilter({ ...filter, by })}
        options={[any, ...operators.map(({ id, name }) => [String(id), name] as const)]}
      />
      <Field label={t('desk:changes.ref')} value={ref} onValue={setRef} maxLength={100} autoComplete="off">
        <Button type="submit" look="link" className="field-reveal">
          {t('desk:changes.find')}
        </Button>
      </Field>
    </form>
  );
}
