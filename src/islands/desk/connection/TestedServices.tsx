import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { testFiles, testTracking } from '#contract/connection/desk.calls.ts';
import type { DeskConnections } from '#contract/connection/schema.ts';
import type { FailureWords } from '../../../lib/shared/api/failure.ts';
import { type ConnectionTest, createFilesTest, createTrackingTest } from '../../../stores/desk/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { May } from '../ui/may.tsx';
import { Outcome, Service } from './parts.tsx';

export function Tracking({ tracking }: Pick<DeskConnections, 'tracking'>) {
  const { t } = useIsland();
  return (
    <section className="desk-card" aria-labelledby="tracking-title">
      <h2 id="tracking-title">{t('deskconnections:tracking')}</h2>
      {tracking ? (
        <TestedService call={testTracking} create={createTrackingTest} name={tracking.name} hint="trackingTestHint">
          <Service name={tracking.name} real />
        </TestedService>
      ) : (
        <p className="text-quiet">{t('deskconnections:trackingNone')}</p>
      )}
    </section>
  );
}

export function Files({ files: { name } }: Pick<DeskConnections, 'files'>) {
  const { t } = useIsland();
  return (
    <section className="desk-card" aria-labelledby="files-title">
      <h2 id="files-title">{t('deskconnections:files')}</h2>
      <TestedService call={testFiles} create={createFilesTest} name={name} hint="filesTestHint">
        <p>
          <b>{t(`deskconnections:name.${name}`)}</b>
        </p>
        <p className="text-quiet">{t(`deskconnections:filesIn.${name}`)}</p>
      </TestedService>
    </section>
  );
}

type TestedServiceProps = {
  call: Call;
  create(words: FailureWords): ConnectionTest;
  name: string;
  hint: 'trackingTestHint' | 'filesTestHint';
  children: ReactNode;
};

/** A service whose test needs no input. */
function TestedService({ call, create, name, hint, children }: TestedServiceProps) {
  const { t, failureWords } = useIsland();
  const [test] = useState(() => create(failureWords));
  const busy = useStore(test.$busy);
  return (
    <>
      {children}
      <May call={call}>
        <p className="mt-3">
          <Button
            size="sm"
            busy={busy}
            aria-label={t('deskconnections:payTestOf', { name: t(`deskconnections:name.${name}`) })}
            onClick={() => void test.run('')}
          >
            {t('deskconnections:payTest')}
          </Button>
        </p>
      </May>
      <Outcome test={test} />
      <p className="field-hint mt-4">{t(`deskconnections:${hint}`)}</p>
    </>
  );
}
