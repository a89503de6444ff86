import { type KeyboardEvent, useRef } from 'react';
import type { LoginWay } from '../../../stores/public/rules.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const WAYS: readonly LoginWay[] = ['password', 'sms'];

export function LoginTabs({ way, onWay }: { way: LoginWay; onWay: (way: LoginWay) => void }) {
  const { t } = useIsland();
  const tabs = useRef<HTMLDivElement>(null);
  const names = { password: t('account:login.byPassword'), sms: t('account:login.bySms') };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    tabs.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    onWay(way === 'sms' ? 'password' : 'sms');
  };
  return (
    <div role="tablist" className="auth-tabs" aria-label={t('account:login.ways')} ref={tabs} onKeyDown={press}>
      {WAYS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`login-tab-${one}`}
          aria-selected={one === way}
          aria-controls={one === way ? `login-${one}` : undefined}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onWay(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}
