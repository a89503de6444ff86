import { createRoot } from 'react-dom/client';
import type { CaptchaType } from '#contract/captcha/values.ts';
import { fetchWords } from '../../../lib/browser/i18n/fetch-words.ts';
import stylesheet from '../../../styles/public/captcha.css?url';
import { IslandProvider } from '../../ui/IslandContext.tsx';
import { addStyles } from '../../ui/styles.ts';
import { CaptchaDialog } from './CaptchaDialog.tsx';

type CaptchaRequest = { type: CaptchaType; done: (verification: string | undefined) => void };

/** Shows a captcha over the page; texts and styles come with it, since most visits never see one. */
export async function openCaptcha({ type, done }: CaptchaRequest): Promise<void> {
  const [words] = await Promise.all([fetchWords('captcha'), addStyles(stylesheet)]);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const end = (verification?: string) => {
    root.unmount();
    host.remove();
    done(verification);
  };
  root.render(
    <IslandProvider words={words}>
      <CaptchaDialog type={type} onEnd={end} />
    </IslandProvider>,
  );
}
