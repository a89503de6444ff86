import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskStore } from '#contract/store/schema.ts';
import { PAPER_KINDS, type PaperKind } from '#contract/store/values.ts';
import { receiverText } from '../../../lib/shared/receiver-text.ts';
import type { StoreView } from '../../../stores/desk/store.ts';
import { createPaperViewer } from '../../../stores/inside/paper.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Submitted({ view, store }: { view: StoreView; store: DeskStore }) {
  const { t } = useIsland();
  const { data, regionNames, category, receiver } = store;
  const rows = [
    [t('store:field.name'), data.name],
    [t('store:field.text'), data.text],
    [t('store:field.category'), category],
    [t('store:field.owner'), t(`store:owner.${data.owner}`)],
    [t(`store:legalName.${data.owner}`), data.legalName],
    [t('store:field.contact'), data.contact],
    [t('store:field.mobile'), data.mobile],
    [t('store:field.detail'), `${regionNames.join(' ')} ${data.detail}`],
    ...(receiver ? [[t('store:receiver.title'), receiverText(t, receiver)] as const] : []),
  ] as const;
  return (
    <section className="desk-card">
      <h2 className="not-first:mt-6">{t('deskstores:sent')}</h2>
      <dl className="grid gap-2.5">
        <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4">
          <dt className="text-quiet">{t('store:field.logo')}</dt>
          <dd className="wrap-anywhere">
            {data.logo && (
              <img
                className="size-18 object-cover border border-base-300 rounded-field"
                src={data.logo}
                alt={t('store:field.logo')}
                width="72"
                height="72"
              />
            )}
          </dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4">
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="not-first:mt-6">{t('deskstores:papers')}</h2>
      <p className="field-hint">{t('deskstores:papersHint')}</p>
      <ul className="grid gap-4 mt-3">
        {PAPER_KINDS.map((kind) => (
          <li key={kind}>
            <Paper view={view} kind={kind} id={data[kind]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Paper({ view, kind, id }: { view: StoreView; kind: PaperKind; id: string | null }) {
  const { t, failureWords } = useIsland();
  const [papers] = useState(() => createPaperViewer(failureWords, view.paper));
  const shown = useStore(papers.$paper);
  const busy = useStore(papers.$busy);
  const name = t(`store:field.${kind}`);
  return (
    <figure className="grid gap-2 justify-items-start">
      <figcaption>{name}</figcaption>
      {shown && (
        <img
          className="max-w-full max-h-120 border border-base-300 rounded-field"
          src={shown.url}
          alt={t('store:picture', { name })}
        />
      )}
      {!shown && id && (
        <Button size="sm" busy={busy} aria-label={t('store:lookAt', { name })} onClick={() => void papers.look(id)}>
          {t('store:look')}
        </Button>
      )}
      {shown && (
        <Button size="sm" look="ghost" aria-label={t('deskstores:hideOf', { name })} onClick={papers.putAway}>
          {t('deskstores:hide')}
        </Button>
      )}
      {!id && <p className="text-quiet">{t('deskstores:paperGone')}</p>}
    </figure>
  );
}
