import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { CaptchaField } from '../../../stores/public/captcha-field.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Refresh } from './Frame.tsx';
import { Slider } from './Slider.tsx';

export function DragSlider({ field }: { field: CaptchaField }) {
  const { t } = useIsland();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const missed = useStore(field.$missed);
  useEffect(() => {
    // On a slow line the handle is there, and reached for, before this is.
    if (box.current?.querySelector('.captcha:is(:hover, :focus-within)')) field.begin();
    return field.end;
  }, [field]);
  useEffect(() => {
    if (missed) box.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [missed]);
  return (
    <div className="field needs-js" ref={box}>
      <span className="field-label">{t('captcha:title')}</span>
      <Slider
        flow={field.flow}
        className="captcha-bar"
        onReach={field.begin}
        describedBy={missed ? `${id}-error` : undefined}
      >
        <Refresh flow={field.flow} />
      </Slider>
      <p id={`${id}-error`} className="field-error">
        {missed > 0 && t('captcha:missing')}
      </p>
    </div>
  );
}
