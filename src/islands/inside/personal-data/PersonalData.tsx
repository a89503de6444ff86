import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PersonalData as Data } from '#contract/personal-data/schema.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { createPersonalData } from '../../../stores/inside/personal-data.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Closing } from './Closing.tsx';
import { Export } from './Export.tsx';

export const PersonalData = defineScreen(Loaded);

function Loaded({ first }: WithFirst<Data>) {
  const [store, now] = useResource(createPersonalData, first);
  const closesAt = useStore(store.$closesAt);
  useEffect(() => store.watch(), [store]);
  if (closesAt) return <Closed closesAt={closesAt} />;
  if (now.value)
    return (
      <>
        <Export store={store} data={now.value} />
        <Closing store={store} data={now.value} />
      </>
    );
  return (
    <Loading now={now} onRetry={store.reload}>
      <div className="needs-js mt-6">
        <Skeleton count={4} className="h-11" />
      </div>
    </Loading>
  );
}

function Closed({ closesAt }: { closesAt: string }) {
  const { t, language } = useIsland();
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog, which gives the focus back when it goes.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-8" data-closed>
      <h2 tabIndex={-1} ref={heading}>
        {t('personaldata:closed.title')}
      </h2>
      <p>{t('personaldata:closed.text', { at: dateTime(closesAt, language) })}</p>
      <p className="flex flex-wrap gap-3 mt-5">
        <a className="btn btn-primary" href="/">
          {t('personaldata:closed.home')}
        </a>
        <a className="btn btn-outline" href="/login">
          {t('personaldata:closed.login')}
        </a>
      </p>
    </section>
  );
}
