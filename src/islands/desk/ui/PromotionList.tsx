import { useState } from 'react';
import type { Access } from '#contract/operator/areas.values.ts';
import type { CreatePromotions } from '../../../stores/desk/promotion.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from './DataTable.tsx';
import { FoundList } from './FoundList.tsx';
import { May } from './may.tsx';

export type ListPlace = { page: number; text: string };
type Page<Row> = { items: Row[]; total: number; page: number; pages: number };

type Props<Row> = ListPlace & {
  path: string;
  texts: string;
  create: CreatePromotions<Page<Row>>;
  add: Access;
  columns: Column<Row>[];
};

const queryOf = (page: number, text: string): URLSearchParams =>
  new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(text ? { text } : {}) });

export function PromotionList<Row extends { id: number }>({
  path,
  texts,
  create,
  add,
  columns,
  page,
  text,
}: Props<Row>) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => create(queryOf(page, text), words));
  const [typed, setTyped] = useState(text);
  return (
    <FoundList
      title={t(`${texts}:title`)}
      actions={
        <May call={add}>
          <a href={`${path}/new`} className="btn btn-primary btn-sm">
            {t(`${texts}:add`)}
          </a>
        </May>
      }
      found={{ list, now, page: now.value, hrefOf: (to) => `${path}?${queryOf(to, text)}` }}
      none={t(text ? `${texts}:noneFound` : `${texts}:none`)}
      columns={columns}
      card
    >
      <form className="desk-find mb-4" action={path}>
        <Field label={t(`${texts}:find`)} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {t(`${texts}:search`)}
        </Button>
      </form>
    </FoundList>
  );
}
