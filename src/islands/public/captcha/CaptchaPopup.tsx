import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { addStyles } from '../../../lib/browser/add-styles.ts';
import { fetchWords } from '../../../lib/browser/i18n/fetch-words.ts';
import { $captchaRequest } from '../../../stores/public/captcha.ts';
import stylesheet from '../../../styles/public/captcha.css?url';
import { IslandProvider } from '../../ui/IslandContext.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CaptchaDialog } from './CaptchaDialog.tsx';

async function loadWords() {
  const [words] = await Promise.all([fetchWords('captcha'), addStyles(stylesheet)]);
  return words;
}

/** The captcha over the page, while `$captchaRequest` waits for one. */
export const CaptchaPopup = memo(function CaptchaPopup() {
  const request = useStore($captchaRequest);
  const words = useLoaded(request !== undefined, loadWords, () => request?.done(undefined));
  if (!request || !words) return null;
  return (
    <IslandProvider words={words}>
      <CaptchaDialog key={request.id} type={request.type} onEnd={request.done} />
    </IslandProvider>
  );
});
