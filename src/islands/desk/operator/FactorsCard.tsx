import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OwnFactor, OwnFactors } from '#contract/operator/factor.schema.ts';
import { date, dateTime } from '../../../lib/shared/format.ts';
import { createFactors, type Factors } from '../../../stores/desk/factor.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { PasskeyDialog, RenameDialog, TotpDialog } from './FactorDialogs.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open = { dialog: 'passkey' | 'codes' } | { dialog: 'rename' | 'remove'; factor: OwnFactor };

export function FactorsCard() {
  const { t } = useIsland();
  const [factors, now] = useResource(createFactors);
  const [open, setOpen] = useState<Open>();
  const codes = useStore(factors.$codes);
  const close = () => setOpen(undefined);
  return (
    <section className="desk-card" data-factors>
      <h2>{t('desksecurity:title')}</h2>
      {now.value ? (
        <Found factors={factors} own={now.value} onOpen={setOpen} />
      ) : (
        <Loading now={now} onRetry={factors.reload}>
          <Skeleton count={2} className="h-11" />
        </Loading>
      )}
      {open?.dialog === 'passkey' && <PasskeyDialog factors={factors} onClose={close} />}
      {open?.dialog === 'rename' && <RenameDialog factors={factors} factor={open.factor} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveQuestion factors={factors} factor={open.factor} onClose={close} />}
      {open?.dialog === 'codes' && <CodesQuestion factors={factors} onClose={close} />}
      <TotpDialog factors={factors} />
      {codes && <RecoveryCodes codes={codes} onClose={factors.putCodesAway} />}
    </section>
  );
}

type FoundProps = { factors: Factors; own: OwnFactors; onOpen: (open: Open) => void };

function Found({ factors, own, onOpen }: FoundProps) {
  const { t, language } = useIsland();
  const acting = useStore(factors.$acting);
  return (
    <>
      <p className="mb-3 text-quiet">{t('desksecurity:text')}</p>
      {own.due && <p className="notice-box mb-3">{t('desksecurity:due', { date: date(own.due, language) })}</p>}
      <ul>
        {own.factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} onOpen={onOpen} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2">
        {own.passkeys && (
          <Button look="primary" onClick={() => onOpen({ dialog: 'passkey' })}>
            {t('desksecurity:add.passkey')}
          </Button>
        )}
        <Button busy={acting} onClick={() => void factors.startTotp()}>
          {t('desksecurity:add.totp')}
        </Button>
      </p>
      {!own.passkeys && <p className="field-hint">{t('desksecurity:noPasskeys')}</p>}
      {own.factors.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 pt-4">
          <span className="flex-1">{t('desksecurity:recovery.left', { count: own.recoveryCodes })}</span>
          <Button size="sm" onClick={() => onOpen({ dialog: 'codes' })}>
            {t('desksecurity:recovery.again')}
          </Button>
        </p>
      )}
    </>
  );
}

function FactorRow({ factor, onOpen }: Pick<FoundProps, 'onOpen'> & { factor: OwnFactor }) {
  const { t, language } = useIsland();
  const { kind, name, createdAt, usedAt } = factor;
  const when = usedAt
    ? t('desksecurity:used', { at: dateTime(usedAt, language) })
    : t('desksecurity:since', { at: dateTime(createdAt, language) });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-base-300 py-2">
      <span className="min-w-40 flex-1 break-words">
        {name}
        <small className="block text-sm text-quiet">
          {t(`desksecurity:kind.${kind}`)} · {when}
        </small>
      </span>
      <Button
        size="sm"
        aria-label={t('desksecurity:renameOf', { name })}
        onClick={() => onOpen({ dialog: 'rename', factor })}
      >
        {t('desksecurity:rename')}
      </Button>
      <Button
        size="sm"
        look="ghost"
        aria-label={t('desksecurity:removeOf', { name })}
        onClick={() => onOpen({ dialog: 'remove', factor })}
      >
        {t('desksecurity:remove')}
      </Button>
    </li>
  );
}

type AskProps = { factors: Factors; onClose: () => void };

function RemoveQuestion({ factors, factor, onClose }: AskProps & { factor: OwnFactor }) {
  const { t } = useIsland();
  const busy = useStore(factors.$acting);
  const remove = async () => {
    if (await factors.remove(factor)) onClose();
  };
  return (
    <Confirm
      title={t('desksecurity:removeOf', { name: factor.name })}
      action={t('desksecurity:remove')}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('desksecurity:removeText')}
    </Confirm>
  );
}

function CodesQuestion({ factors, onClose }: AskProps) {
  const { t } = useIsland();
  const busy = useStore(factors.$acting);
  const make = async () => {
    if (await factors.makeCodes()) onClose();
  };
  return (
    <Confirm
      title={t('desksecurity:recovery.again')}
      action={t('desksecurity:recovery.make')}
      busy={busy}
      onConfirm={make}
      onClose={onClose}
    >
      {t('desksecurity:recovery.againText')}
    </Confirm>
  );
}
