import { useEffect, useId, useState } from 'react';
import type { CaptchaType } from '#contract/captcha/values.ts';
import { createCaptchaFlow } from '../../../stores/public/captcha-flow.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Refresh } from './Frame.tsx';
import { Slider } from './Slider.tsx';
import { Words } from './Words.tsx';

type Props = {
  type: CaptchaType;
  onEnd: (verification?: string) => void;
};

export function CaptchaDialog({ type, onEnd }: Props) {
  const { t } = useIsland();
  const [flow] = useState(() => createCaptchaFlow(type, onEnd));
  const id = useId();
  useEffect(() => {
    void flow.load();
    return flow.end;
  }, [flow]);
  return (
    <Modal className="captcha-dialog" labelledBy={id} onClose={onEnd} firm>
      <div className="captcha-head">
        <h2 className="captcha-title" id={id}>
          {t('captcha:title')}
        </h2>
        <Refresh flow={flow} />
        <button type="button" className="captcha-button" aria-label={t('captcha:close')} onClick={() => onEnd()}>
          <Icon name="close" />
        </button>
      </div>
      {type === 'blockPuzzle' ? <Slider flow={flow} /> : <Words flow={flow} />}
    </Modal>
  );
}
