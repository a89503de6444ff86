import { useState } from 'react';
import { decideBrandRequest } from '#contract/brand-request/desk.calls.ts';
import type { OpenBrandRequest } from '#contract/brand-request/schema.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createBrandRequests } from '../../../stores/desk/brand-request.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { useMay } from '../ui/may.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

/** Brands that shops ask for, above those that there are; nothing where none waits. */
export function Requests({ onAdded }: { onAdded: () => unknown }) {
  const { t, language } = useIsland();
  const decides = useMay()(decideBrandRequest);
  const [requests, now] = useResource(createBrandRequests);
  const [decided, setDecided] = useState<{ request: OpenBrandRequest; accept: boolean }>();
  const items = now.value?.items ?? [];
  const total = now.value?.total ?? 0;
  return (
    <>
      <Loading now={now} onRetry={requests.reload} />
      {items.length > 0 && (
        <section className="desk-card mb-6" aria-labelledby="brand-requests">
          <h2 id="brand-requests">{t('deskcategories:request.title', { n: total })}</h2>
          <ul className="grid gap-3">
            {items.map((request) => (
              <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="min-w-40 flex-1 wrap-anywhere">
                  <b className="font-medium">{request.name}</b>
                  <small className="block text-quiet">
                    {request.shop} · <time dateTime={request.askedAt}>{dateTime(request.askedAt, language)}</time>
                  </small>
                  {request.note && <small className="block">{request.note}</small>}
                </span>
                {decides && (
                  <span className="flex gap-2">
                    <Button
                      size="sm"
                      look="primary"
                      aria-label={t('deskcategories:request.acceptOf', { name: request.name })}
                      onClick={() => setDecided({ request, accept: true })}
                    >
                      {t('deskcategories:request.accept')}
                    </Button>
                    <Button
                      size="sm"
                      aria-label={t('deskcategories:request.refuseOf', { name: request.name })}
                      onClick={() => setDecided({ request, accept: false })}
                    >
                      {t('deskcategories:request.refuse')}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {decided && (
        <DecisionDialog
          {...decided}
          requests={requests}
          onDone={() => void onAdded()}
          onClose={() => setDecided(undefined)}
        />
      )}
    </>
  );
}
