import { useStore } from '@nanostores/react';
import type { DeskConnections } from '#contract/connection/schema.ts';
import type { ConnectionTest } from '../../../stores/desk/connection.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export function State({ real }: { real: boolean }) {
  const { t } = useIsland();
  return (
    <span className="desk-status" data-waiting={!real || undefined}>
      {t(real ? 'deskconnections:real' : 'deskconnections:notReal')}
    </span>
  );
}

export function Service({ name, real }: DeskConnections['mail']) {
  const { t } = useIsland();
  return (
    <p className="flex flex-wrap items-center gap-3">
      <b>{t(`deskconnections:name.${name}`)}</b>
      <State real={real} />
    </p>
  );
}

export function Outcome({ test }: { test: ConnectionTest }) {
  const { t } = useIsland();
  const result = useStore(test.$result);
  const failure = useStore(test.$failure);
  return (
    <>
      <p role="status">
        {result &&
          t(result.ok ? 'deskconnections:ok' : 'deskconnections:failed', { ms: result.ms, reason: result.reason })}
      </p>
      {failure && !failure.field && (
        <p role="alert" className="field-error">
          {failure.text}
        </p>
      )}
    </>
  );
}
