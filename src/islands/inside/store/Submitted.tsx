import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { StoreApplication } from '#contract/store/schema.ts';
import { PAPER_KINDS } from '#contract/store/values.ts';
import { receiverText } from '../../../lib/shared/receiver-text.ts';
import type { Store } from '../../../stores/inside/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PaperButton } from './PaperButton.tsx';

type Props = { store: Store; application: StoreApplication };

export function Submitted({ store, application: { data, regionNames, categories, receiver } }: Props) {
  const { t } = useIsland();
  const rows = [
    [t('store:field.name'), data.name],
    [t('store:field.text'), data.text],
    [t('store:field.category'), categories.find(({ code }) => code === data.category)?.name ?? ''],
    [t('store:field.owner'), t(`store:owner.${data.owner}`)],
    [t(`store:legalName.${data.owner}`), data.legalName],
    [t('store:field.contact'), `${data.contact} ${data.mobile}`],
    [t('store:field.detail'), `${regionNames.join(' ')} ${data.detail}`],
    ...(receiver ? [[t('store:receiver.title'), receiverText(t, receiver)] as const] : []),
  ] as const;
  return (
    <div className="store-sent">
      <h2 className="my-2">{t('store:sent')}</h2>
      <img src={data.logo} alt={t('store:field.logo')} width="72" height="72" />
      <dl className="grid gap-2.5">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-quiet">{t('store:papers')}</dt>
          <dd className="wrap-anywhere">
            {PAPER_KINDS.map((kind) => (
              <span key={kind}>
                {t(`store:field.${kind}`)}
                {data[kind] && <PaperButton id={data[kind]} kind={kind} />}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <Withdraw store={store} name={data.name} />
    </div>
  );
}

function Withdraw({ store, name }: { store: Store; name: string }) {
  const { t } = useIsland();
  const [asked, setAsked] = useState(false);
  const busy = useStore(store.$withdrawing);
  const close = () => setAsked(false);
  return (
    <p className="mt-4">
      <Button onClick={() => setAsked(true)}>{t('store:withdraw.do')}</Button>
      {asked && (
        <Confirm
          title={t('store:withdraw.title', { name })}
          action={t('store:withdraw.do')}
          busy={busy}
          onConfirm={() => void store.withdraw().then(close)}
          onClose={close}
        >
          {t('store:withdraw.text')}
        </Confirm>
      )}
    </p>
  );
}
