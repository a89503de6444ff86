import type { ReactNode } from 'react';
import type { Access } from '#contract/operator/areas.values.ts';
import type { Days } from '#contract/report/desk.values.ts';
import type { ReportFigure, ReportFigureId } from '../../../lib/browser/desk/report.ts';
import type { PeriodFilter } from '../../../lib/browser/desk/report-url.ts';
import type { DeskSheet } from '../../../stores/desk/sheet.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Address } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { type Found, FoundList } from '../ui/FoundList.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { OneShop, type ReportKind, ReportKinds } from './ReportKinds.tsx';

type Report<F> = {
  today: string;
  period: Days;
  compared: Days;
  all: { now: F; before: F };
  /** Name of the one shop that it is about. */
  shop?: string | null | undefined;
};

type Props<Row, W extends { by: string }, F> = {
  kind: ReportKind;
  texts: { title: string; none: string; hint: string };
  found: Address<W> & Found<Row> & { list: { sheet: DeskSheet }; page: Report<F> | undefined };
  exported: Access;
  figures: readonly ReportFigure<F, ReportFigureId>[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** What its rows can be. */
  groups: readonly W['by'][];
  /** Of an operator of the mall, who may look at each shop apart. */
  everyShop?: boolean;
  /** Said below the choice of rows. */
  children?: ReactNode;
};

/** Sales, refunds or searches of a period beside another: figures of all, then rows by day, shop, product and so on. */
export function ReportFrame<Row extends object, W extends PeriodFilter & { by: string }, F>(props: Props<Row, W, F>) {
  const { kind, texts, found, exported, figures, columns, idOf, groups, everyShop = false, children } = props;
  const { t } = useIsland();
  const { filter, page } = found;
  const hasShops = everyShop && !filter.shopId;
  return (
    <FoundList
      title={texts.title}
      actions={<SheetButton call={exported} sheet={found.list.sheet} />}
      found={found}
      none={<p>{texts.none}</p>}
      columns={columns}
      idOf={idOf}
    >
      <ReportKinds now={kind} filter={filter} />
      <ReportFilters found={found} report={page} />
      {everyShop && page?.shop && <OneShop found={found} name={page.shop} />}
      {page && <ReportFigures report={page} figures={figures} />}
      <p className="field-hint mb-4">{texts.hint}</p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('deskreport:rows')}
        name="by"
        options={groups.filter((by) => by !== 'shop' || hasShops).map((by) => [by, t(`deskreport:by.${by}`)] as const)}
      />
      {children}
    </FoundList>
  );
}
