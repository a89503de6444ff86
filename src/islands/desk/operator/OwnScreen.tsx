import { changePassword } from '../../../stores/desk/session.ts';
import { ChangePassword } from '../../ui/form/ChangePassword.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FactorsCard } from './FactorsCard.tsx';
import { SessionList } from './SessionList.tsx';

/** `role`: what it is called. */
type Props = { name: string; role: string; store: boolean };

export const OwnScreen = defineScreen(Own);

function Own({ name, role, store }: Props) {
  const { t } = useIsland();
  return (
    <>
      <header className="desk-head">
        <h1>{t('desk:own.title')}</h1>
        <p className="text-quiet">
          {name} · {role}
        </p>
      </header>
      <div className="grid gap-5">
        <section className="desk-card">
          <h2>{t('account:password.submit')}</h2>
          {store ? (
            <p>
              {t('desk:own.storePassword')}{' '}
              <a href="/user-center/uc-shopaccount" className="link-button">
                {t('desk:own.storeWay')}
              </a>
            </p>
          ) : (
            <>
              <p className="mb-5 text-quiet">{t('account:password.text')}</p>
              <div className="max-w-md">
                <ChangePassword send={changePassword} />
              </div>
            </>
          )}
        </section>
        <FactorsCard />
        <section className="desk-card">
          <h2>{t('account:sessions.title')}</h2>
          <p className="mb-3 text-quiet">{t('account:sessions.text')}</p>
          <SessionList />
        </section>
      </div>
    </>
  );
}
