import { STORE_STATUS, type StoreStatus } from '#contract/store/flow.values.ts';
import type { StoreApplication } from '#contract/store/schema.ts';
import { REVIEW_DAYS } from '#contract/store/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

const NAMES = { 10: 'draft', 20: 'review', 30: 'refused', 40: 'open', 50: 'offline' } as const satisfies Record<
  StoreStatus,
  string
>;

export function Head({ application }: { application: StoreApplication }) {
  const { t, language } = useIsland();
  const { status, data, offlineReason, submittedAt, papersGone } = application;
  const name = NAMES[status];
  const at = submittedAt ? dateTime(submittedAt, language) : '';
  return (
    <div className="store-state flex gap-4 py-4 px-5 rounded-box bg-base-200" data-state={name}>
      <Icon name={status === STORE_STATUS.OPEN ? 'check' : status === STORE_STATUS.UNDER_REVIEW ? 'clock' : 'shop'} />
      <div>
        <h2 className="mt-0 mb-1 mx-0 wrap-anywhere">{t(`store:state.${name}`, { name: data.name })}</h2>
        <p>{t(`store:stateText.${name}`, { at, days: REVIEW_DAYS, reason: offlineReason })}</p>
        {papersGone && <p>{t('store:papersGone')}</p>}
      </div>
    </div>
  );
}
