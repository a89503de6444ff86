import { useStore } from '@nanostores/react';
import type { DeskShopper } from '#contract/shopper/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { DeskShopperStore } from '../../../stores/desk/shopper.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { store: DeskShopperStore; shopper: DeskShopper };

export function Sessions({ store, shopper: { sessions, may } }: Props) {
  const { t, language } = useIsland();
  const busy = useStore(store.$busy);
  return (
    <section className="desk-card" aria-labelledby="shopper-sessions">
      <h2 id="shopper-sessions">{t('deskshoppers:sessions')}</h2>
      {sessions.length === 0 && <p className="text-quiet">{t('deskshoppers:noSessions')}</p>}
      <ul className="rows">
        {sessions.map(({ id, device, seenAt }) => {
          const name = device || t('deskshoppers:unknown');
          return (
            <li key={id} className="justify-between">
              <span>
                {name} <small>{t('deskshoppers:seen', { at: dateTime(seenAt, language) })}</small>
              </span>
              {may && (
                <Button
                  size="sm"
                  busy={busy}
                  aria-label={t('deskshoppers:endOf', { name })}
                  onClick={() => void store.endSession(id)}
                >
                  {t('deskshoppers:end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {may && sessions.length > 1 && (
        <Button size="sm" busy={busy} className="mt-4" onClick={() => void store.endSessions()}>
          {t('deskshoppers:endAll')}
        </Button>
      )}
    </section>
  );
}
