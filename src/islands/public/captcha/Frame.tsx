import { useStore } from '@nanostores/react';
import type { ReactNode, RefObject } from 'react';
import { isInsecure } from '../../../lib/browser/secure.ts';
import type { CaptchaFlow, CaptchaPhase } from '../../../stores/public/captcha-flow.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export const pngUrl = (base64: string): string => `data:image/png;base64,${base64}`;

const SAID: Record<CaptchaPhase, string> = {
  idle: '',
  loading: 'captcha:loading',
  ready: '',
  checking: 'captcha:checking',
  right: 'captcha:right',
  wrong: 'captcha:wrong',
  failed: 'captcha:failed',
};

export function Refresh({ flow }: { flow: CaptchaFlow }) {
  const { t } = useIsland();
  const { phase } = useStore(flow.$state);
  return (
    <button
      type="button"
      className="captcha-button"
      aria-label={t('captcha:refresh')}
      disabled={phase === 'checking' || phase === 'right'}
      onClick={() => void flow.load()}
    >
      <Icon name="refresh" />
    </button>
  );
}

type Props = {
  flow: CaptchaFlow;
  image?: RefObject<HTMLImageElement | null>;
  onPress?: (event: React.MouseEvent<HTMLImageElement>) => void;
  children: ReactNode;
};

export function Picture({ flow, image, onPress, children }: Props) {
  const { t } = useIsland();
  const { phase, picture, message } = useStore(flow.$state);
  const key = phase === 'failed' && isInsecure() ? 'captcha:insecure' : SAID[phase];
  return (
    <div className="captcha-picture">
      {picture && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose on the grid that is laid over it
        <img
          ref={image}
          className="captcha-image"
          src={pngUrl(picture.originalImageBase64)}
          alt={t('captcha:picture')}
          draggable={false}
          onClick={onPress}
        />
      )}
      <p className="captcha-said" role="status">
        {key ? message || t(key) : ''}
      </p>
      {children}
    </div>
  );
}
