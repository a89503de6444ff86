import { useStore } from '@nanostores/react';
import { createRoot } from 'react-dom/client';
import { fetchWords } from '../../../lib/browser/i18n/fetch-words.ts';
import { $loginGoal, $loginPrompt, $sessionEnds } from '../../../stores/public/session.ts';
import stylesheet from '../../../styles/public/login.css?url';
import { Icon } from '../../ui/Icon.tsx';
import { IslandProvider, useIsland } from '../../ui/IslandContext.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { addStyles } from '../../ui/styles.ts';
import { LoginForm } from './LoginForm.tsx';

function LoginPopup({ onClose }: { onClose: () => void }) {
  const { t } = useIsland();
  const again = useStore($sessionEnds) > 0;
  return (
    <Modal className="login-popup" label={t('account:login.welcome')} onClose={onClose}>
      {again && <p className="login-again">{t('account:login.again')}</p>}
      <LoginForm place="popup" />
      <button type="button" aria-label={t('account:login.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Modal>
  );
}

let opened = false;

/** Opens the login form over the page. @throws when its texts cannot be loaded */
export async function openLoginPopup(): Promise<void> {
  if (opened) return;
  const [words] = await Promise.all([fetchWords('account'), addStyles(stylesheet)]);
  if (opened) return;
  opened = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    opened = false;
    root.unmount();
    host.remove();
    $loginPrompt.set(false);
    $loginGoal.set(undefined);
  };
  root.render(
    <IslandProvider words={words}>
      <LoginPopup onClose={close} />
    </IslandProvider>,
  );
}
