import { useState } from 'react';
import { createResource } from '../../../stores/public/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { TableFrame } from './TableFrame.tsx';

/** Where one is in the list: in the address, so that Back and a reload come here again. */
export type ListPlace = { page: number; text: string };
type Found<Row> = { items: Row[]; total: number; page: number; pages: number };

type Props<Row> = ListPlace & {
  path: string;
  texts: { title: string; add: string; find: string; search: string; none: string; noneFound: string };
  load: (query: URLSearchParams) => Promise<Found<Row>>;
  columns: Column<Row>[];
};

const queryOf = (page: number, text: string): URLSearchParams =>
  new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(text ? { text } : {}) });

/** A list that is searched by words, with a link to a new entry; the rows link to theirs. */
export function FoundList<Row extends { id: number }>({ path, texts, load, columns, page, text }: Props<Row>) {
  const [list, now] = useResource((words) => createResource(() => load(queryOf(page, text)), words));
  const [typed, setTyped] = useState(text);
  return (
    <>
      <header className="desk-head">
        <h1>{texts.title}</h1>
        <a href={`${path}/new`} className="btn btn-primary btn-sm">
          {texts.add}
        </a>
      </header>
      <form className="desk-find mb-4" action={path}>
        <Field label={texts.find} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {texts.search}
        </Button>
      </form>
      <section className="desk-card">
        <TableFrame
          now={now}
          onRetry={list.reload}
          isEmpty={({ total }) => total === 0}
          empty={text ? texts.noneFound : texts.none}
        >
          {(found) => (
            <>
              <DataTable caption={texts.title} columns={columns} rows={found.items} idOf={({ id }) => String(id)} />
              <Pager page={found.page} pages={found.pages} hrefOf={(to) => `${path}?${queryOf(to, text)}`} />
            </>
          )}
        </TableFrame>
      </section>
    </>
  );
}
