import type { SubmitEvent } from 'react';
import { SERIES_DAYS } from '#contract/limits.ts';
import { type Days, lastDays, monthOf, REPORT_AGAINST } from '#contract/report/desk.values.ts';
import type { PeriodFilter } from '../../../lib/browser/desk/report-url.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import type { Address } from '../../ui/use-address-list.ts';
import { useEarlyChoice, useTyped } from '../../ui/use-typed.ts';
import { Day } from '../ui/Filters.tsx';

type Asked = { today: string; period: Days };
type Props<W> = { found: Address<W>; report: Asked | undefined };

export function ReportFilters<W extends PeriodFilter & { by: string }>({ found, report }: Props<W>) {
  return (
    <>
      {report && <Presets found={found} report={report} />}
      <Period found={found} report={report} />
    </>
  );
}

function Presets<W extends PeriodFilter>({
  found: { filter, path, go },
  report: { today, period },
}: Props<W> & { report: Asked }) {
  const { t } = useIsland();
  const presets: (readonly [text: string, days: Days])[] = [
    ...SERIES_DAYS.map((days) => [t('deskreport:last', { days }), lastDays(today, days)] as const),
    [t('deskreport:thisMonth'), monthOf(today, 0)],
    [t('deskreport:lastMonth'), monthOf(today, 1)],
  ];
  return (
    <nav className="flex flex-wrap gap-2 mb-4" aria-label={t('deskreport:presets')}>
      {presets.map(([text, days]) => {
        const isNow = days.from === period.from && days.to === period.to;
        const to = { ...filter, ...days, page: 1 };
        return (
          <a
            key={text}
            className={`btn btn-sm ${isNow ? 'btn-primary' : 'btn-outline'}`}
            href={path(to)}
            aria-current={isNow ? 'true' : undefined}
            onClick={inPage(() => go(to))}
          >
            {text}
          </a>
        );
      })}
    </nav>
  );
}

function Period<W extends PeriodFilter & { by: string }>({ found: { filter, go }, report }: Props<W>) {
  const { t } = useIsland();
  const [from, setFrom, fromField] = useTyped(filter.from || report?.period.from || '');
  const [to, setTo, toField] = useTyped(filter.to || report?.period.to || '');
  const set = (part: Partial<PeriodFilter>) => go({ ...filter, from, to, ...part, page: 1 });
  const against = useEarlyChoice(filter.against, (value) => set({ against: againstOf(value) }));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    set({});
  };
  return (
    <form className="desk-filters flex flex-wrap items-end gap-3 mb-4 text-sm" onSubmit={send}>
      <input type="hidden" name="by" value={filter.by} />
      {filter.shopId && <input type="hidden" name="shopId" value={filter.shopId} />}
      <Day
        label={t('deskreport:from')}
        name="from"
        ref={fromField}
        value={from}
        max={to || undefined}
        onValue={setFrom}
      />
      <Day label={t('desk:filters.to')} name="to" ref={toField} value={to} min={from || undefined} onValue={setTo} />
      <label>
        <span>{t('deskreport:against')}</span>
        <select
          ref={against}
          name="against"
          className="select w-auto min-w-36 max-w-64 text-base-content"
          value={filter.against}
          onChange={({ target }) => set({ against: againstOf(target.value) })}
        >
          {REPORT_AGAINST.map((one) => (
            <option key={one} value={one}>
              {t(`deskreport:compare.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="sm">
        {t('deskreport:show')}
      </Button>
    </form>
  );
}

const againstOf = (value: string) => REPORT_AGAINST.find((one) => one === value) ?? 'before';
