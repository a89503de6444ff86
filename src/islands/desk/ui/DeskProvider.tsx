import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Worker } from '#contract/operator/areas.values.ts';
import type { ProofWay } from '#contract/operator/factor.values.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { $stepUp, answerStepUp, stepUpProver } from '../../../stores/desk/proof.ts';
import { $deskLogin, answerLogin } from '../../../stores/desk/session.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IslandProvider, useIsland } from '../../ui/IslandContext.tsx';
import { LeaveQuestion } from '../../ui/Modal.tsx';
import { LoginForm } from './LoginForm.tsx';
import { WorkerProvider } from './may.tsx';
import { ProofForm } from './ProofForm.tsx';

type Props = {
  words: Words;
  /** Undefined: nobody is logged in yet. */
  worker?: Worker;
  children: ReactNode;
};

export function DeskProvider({ words, worker, children }: Props) {
  const asked = useStore($deskLogin);
  const ways = useStore($stepUp);
  return (
    <IslandProvider words={words}>
      <LeaveQuestion value={DiscardTyped}>
        {worker ? <WorkerProvider value={worker}>{children}</WorkerProvider> : children}
      </LeaveQuestion>
      {ways && <StepUp ways={ways} />}
      {asked && <LoginAgain />}
    </IslandProvider>
  );
}

function DiscardTyped({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useIsland();
  return (
    <Confirm title={t('desk:discard.title')} action={t('desk:discard.action')} onConfirm={onLeave} onClose={onStay}>
      {t('desk:discard.text')}
    </Confirm>
  );
}

function LoginAgain() {
  const { t } = useIsland();
  return (
    <Dialog title={t('desk:login.again')} onClose={() => void answerLogin(false)}>
      <p className="mt-2 mb-5 text-quiet">{t('desk:login.over')}</p>
      <LoginForm onDone={() => void answerLogin(true)} />
    </Dialog>
  );
}

function StepUp({ ways }: { ways: readonly ProofWay[] }) {
  const { t } = useIsland();
  return (
    <Dialog title={t('desk:proof.title')} onClose={() => answerStepUp(false)}>
      <p className="mt-2 mb-5 text-quiet">{t('desk:proof.why')}</p>
      <ProofForm prover={stepUpProver(ways)} action={t('desk:proof.confirm')} onDone={() => answerStepUp(true)} />
    </Dialog>
  );
}
