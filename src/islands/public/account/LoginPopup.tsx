import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { addStyles } from '../../../lib/browser/add-styles.ts';
import { fetchWords } from '../../../lib/browser/i18n/fetch-words.ts';
import { $loginGoal, $loginPrompt, $sessionEnds, leaveForLogin } from '../../../stores/public/session.ts';
import stylesheet from '../../../styles/public/login.css?url';
import { Icon } from '../../ui/Icon.tsx';
import { IslandProvider, useIsland } from '../../ui/IslandContext.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { LoginForm } from './LoginForm.tsx';

async function loadWords() {
  const [words] = await Promise.all([fetchWords('account'), addStyles(stylesheet)]);
  return words;
}

function close(): void {
  $loginPrompt.set(false);
  $loginGoal.set(undefined);
}

/** The login form over the page, while `$loginPrompt` is set. */
export const LoginPopup = memo(function LoginPopup() {
  const isOpen = useStore($loginPrompt);
  const words = useLoaded(isOpen, loadWords, leaveForLogin);
  if (!isOpen || !words) return null;
  return (
    <IslandProvider words={words}>
      <LoginDialog />
    </IslandProvider>
  );
});

function LoginDialog() {
  const { t } = useIsland();
  const again = useStore($sessionEnds) > 0;
  return (
    <Modal className="login-popup" label={t('account:login.welcome')} onClose={close}>
      {again && <p className="login-again">{t('account:login.again')}</p>}
      <LoginForm place="popup" />
      <button type="button" aria-label={t('account:login.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </Modal>
  );
}
