import type { CampaignDocument } from '#contract/campaign/schema.ts';
import { CAMPAIGN } from '#contract/campaign/values.ts';
import { campaignPath } from '../../../lib/shared/paths.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind, Bound } from '../ui/bind.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { TimeField } from '../ui/TimeField.tsx';

type Props = { field: Bind<CampaignDocument> };

export function Basics({ field, code, fresh = false }: Props & { code: string; fresh?: boolean }) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcampaign:basics')}</h2>
      <div className="desk-fields">
        <PairField {...field('title')} hint={t('deskcampaign:hint.title')} maxLength={CAMPAIGN.title} />
        <PairField {...field('intro')} hint={t('deskcampaign:hint.intro')} maxLength={CAMPAIGN.intro} />
        {fresh ? (
          <Field
            {...field('code')}
            hint={t('deskcampaign:hint.code')}
            maxLength={CAMPAIGN.code}
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <p className="text-quiet">{t('deskcampaign:address', { path: campaignPath(code) })}</p>
        )}
      </div>
    </section>
  );
}

export function Showing({ field }: Props) {
  const { t } = useIsland();
  return (
    <section className="desk-card">
      <h2>{t('deskcampaign:showing')}</h2>
      <div className="desk-fields">
        <Switch {...field('shown')} hint={t('deskcampaign:hint.shown')} />
        <div className="desk-pair">
          <OpenTime {...field('startsAt')} hint={t('deskcampaign:hint.period')} />
          <OpenTime {...field('endsAt')} />
        </div>
      </div>
    </section>
  );
}

/** Null: there is no such limit. */
const OpenTime = ({ value, onValue, ...field }: Bound<string | null> & { hint?: string }) => (
  <TimeField {...field} value={value ?? ''} onValue={onValue} onNone={() => onValue(null)} />
);
