import { viewSearchReport } from '#contract/report/desk.calls.ts';
import {
  type PeriodFilter,
  refundReportPath,
  reportPath,
  searchReportPath,
} from '../../../lib/browser/desk/report-url.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import type { Address } from '../../ui/use-address-list.ts';
import { useMay } from '../ui/may.tsx';

const KINDS = ['sales', 'refunds', 'searches'] as const;
export type ReportKind = (typeof KINDS)[number];
type Props = { now: ReportKind; filter: PeriodFilter };

/** The reports there are, each of the same period and shop; searches are of no shop. */
export function ReportKinds({ now, filter: { from, to, against, shopId } }: Props) {
  const { t } = useIsland();
  const may = useMay();
  const kept = { from, to, against, shopId, page: 1 };
  const paths = {
    sales: reportPath({ ...kept, by: 'day' }),
    refunds: refundReportPath({ ...kept, by: 'reason' }),
    searches: searchReportPath({ ...kept, shopId: '', by: 'searched' }),
  };
  return (
    <nav className="flex gap-2 mb-4" aria-label={t('deskreport:kinds')}>
      {KINDS.filter((kind) => kind !== 'searches' || may(viewSearchReport)).map((kind) => (
        <a
          key={kind}
          className={`btn btn-sm ${kind === now ? 'btn-neutral' : 'btn-ghost'}`}
          href={paths[kind]}
          aria-current={kind === now ? 'page' : undefined}
        >
          {t(`deskreport:kind.${kind}`)}
        </a>
      ))}
    </nav>
  );
}

export function OneShop<W extends PeriodFilter>({
  found: { filter, path, go },
  name,
}: {
  found: Address<W>;
  name: string;
}) {
  const { t } = useIsland();
  const allShops = { ...filter, shopId: '', page: 1 };
  return (
    <p className="mb-4 text-sm">
      {t('deskreport:ofShop', { shop: name })}{' '}
      <a className="link" href={path(allShops)} onClick={inPage(() => go(allShops))}>
        {t('deskreport:allShops')}
      </a>
    </p>
  );
}
