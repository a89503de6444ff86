import { listProducts } from '#contract/product/desk.calls.ts';
import type { RefundReportRow, ReportRow } from '#contract/report/desk.schema.ts';
import { NO_KEY } from '#contract/report/desk.values.ts';
import { signedPercent } from '../../../lib/browser/desk/figures.ts';
import {
  compared,
  REFUND_FIGURES,
  type ReportFigure,
  type ReportFigureId,
  SALES_FIGURES,
  VISIT_FIGURES,
} from '../../../lib/browser/desk/report.ts';
import {
  type RefundReportFilter,
  type ReportFilter,
  refundReportPath,
  reportPath,
} from '../../../lib/browser/desk/report-url.ts';
import { productPath } from '../../../lib/shared/desk/product-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { placeOf } from '../changes/place.ts';
import type { Column } from '../ui/DataTable.tsx';
import { MayLink } from '../ui/may.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';

type Compared<F> = { now: F; before: F };

export function useFigureColumn<F, Row extends Compared<F>>() {
  const { t } = useIsland();
  return (figure: ReportFigure<F, ReportFigureId>): Column<Row> => ({
    id: figure.id,
    end: true,
    title: t(`deskreport:figure.${figure.id}`),
    cell: (row) => {
      const { value, was, change } = compared(figure, row);
      const before = t('deskreport:before', { value: was });
      return <TwoLines note={change === null ? before : `${before} · ${signedPercent(change)}`}>{value}</TwoLines>;
    },
  });
}

/** @param filter `by` is of the rows that are shown, while others may be on their way */
export function useReportColumns(filter: ReportFilter): Column<ReportRow>[] {
  const { t } = useIsland();
  const column = useFigureColumn<ReportRow['now'], ReportRow>();
  const ofVisits = filter.by === 'day' || filter.by === 'shop' ? VISIT_FIGURES : [];
  return [
    {
      id: 'name',
      title: t(`deskreport:row.${filter.by}`),
      cell: (row) => <SoldName row={row} filter={filter} />,
    },
    ...[...SALES_FIGURES, ...ofVisits].map(column),
  ];
}

export function useRefundReportColumns(filter: RefundReportFilter): Column<RefundReportRow>[] {
  const { t } = useIsland();
  const column = useFigureColumn<RefundReportRow['now'], RefundReportRow>();
  return [
    {
      id: 'name',
      title: t(`deskreport:row.${filter.by}`),
      cell: (row) => <RefundedName row={row} filter={filter} />,
    },
    ...REFUND_FIGURES.map(column),
  ];
}

function SoldName({ row: { key, name }, filter }: { row: ReportRow; filter: ReportFilter }) {
  if (key === NO_KEY) return name;
  if (filter.by === 'product') return <ProductLink id={key} name={name} />;
  if (filter.by === 'shop') return <ShopLink href={reportPath({ ...filter, ...onlyShop(key) })} name={name} />;
  if (filter.by === 'promotion' || filter.by === 'coupon') return <PromotionLink rowKey={key} name={name} />;
  return name;
}

function RefundedName({ row: { key, name }, filter }: { row: RefundReportRow; filter: RefundReportFilter }) {
  if (filter.by === 'product') return <ProductLink id={key} name={name} />;
  if (filter.by === 'shop') return <ShopLink href={refundReportPath({ ...filter, ...onlyShop(key) })} name={name} />;
  return name;
}

const onlyShop = (shopId: string) => ({ by: 'product', shopId, page: 1 }) as const;

const ProductLink = ({ id, name }: { id: string; name: string }) => (
  <MayLink call={listProducts} href={productPath(Number(id))} className="link">
    {name}
  </MayLink>
);

const ShopLink = ({ href, name }: { href: string; name: string }) => (
  <a className="link" href={href}>
    {name}
  </a>
);

function PromotionLink({ rowKey, name }: { rowKey: string; name: string }) {
  const [kind = '', ref = ''] = rowKey.includes(':') ? rowKey.split(':') : ['coupon', rowKey];
  const place = placeOf({ kind, ref, action: 'edit' });
  if (!place) return name;
  return (
    <MayLink call={place.call} href={place.href} className="link">
      {name}
    </MayLink>
  );
}
