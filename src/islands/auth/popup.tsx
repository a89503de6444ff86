import { createRoot } from 'react-dom/client';
import { fetchWords } from '../../lib/i18n/fetch-words.ts';
import { loginPath } from '../../lib/paths.ts';
import { $loginPrompt } from '../../stores/session.ts';
import stylesheet from '../../styles/login.css?url';
import { Grounded, useGround } from '../ui/Ground.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Modal } from '../ui/Modal.tsx';
import { addStyles } from '../ui/styles.ts';
import { LoginForm } from './LoginForm.tsx';

function LoginPopup({ onClose }: { onClose: () => void }) {
  const { t } = useGround();
  return (
    <Modal className="login-popup" label={t('account:login.welcome')} onClose={onClose}>
      <LoginForm place="popup" />
      <button type="button" aria-label={t('account:login.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Modal>
  );
}

let opened = false;

/** Opens the login form over the page; texts and styles come with it. Without them the login page does as well. */
export async function openLoginPopup(): Promise<void> {
  if (opened) return;
  opened = true;
  const [words] = await Promise.all([fetchWords('account').catch(() => undefined), addStyles(stylesheet)]);
  if (!words) return location.assign(loginPath(location.pathname + location.search));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    opened = false;
    root.unmount();
    host.remove();
    $loginPrompt.set(false);
  };
  root.render(
    <Grounded words={words}>
      <LoginPopup onClose={close} />
    </Grounded>,
  );
}
