import { useStore } from '@nanostores/react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { CaptchaFlow } from '../../../stores/public/captcha-flow.ts';
import { createSlide, SLIDE_MAX, type Slide } from '../../../stores/public/captcha-slide.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture, pngUrl } from './Frame.tsx';

type Props = {
  flow: CaptchaFlow;
  className?: string;
  onReach?: () => void;
  describedBy?: string | undefined;
  children?: ReactNode;
};

/** A piece that a slider moves, by pointer or by keys, into its hole. Positions are in the picture's own pixels. */
export function Slider({ flow, className = '', onReach, describedBy, children }: Props) {
  const { t } = useIsland();
  const [slide] = useState(() => createSlide(flow));
  const { phase, picture } = useStore(flow.$state);
  const x = useStore(slide.$x);
  const track = useRef<HTMLDivElement>(null);
  const drag = useDrag(slide, track);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reaching for the handle only brings the picture
    <div
      className={`captcha ${className} ${x > 0 ? 'captcha-moved' : ''}`}
      data-phase={phase}
      style={{ '--at': x / SLIDE_MAX } as CSSProperties}
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      <Picture flow={flow}>
        {picture?.jigsawImageBase64 && (
          <img className="captcha-piece" src={pngUrl(picture.jigsawImageBase64)} alt="" draggable={false} />
        )}
        {children}
      </Picture>
      <div className="captcha-track" ref={track}>
        <span className="captcha-done" />
        <span className="captcha-hint">{t(phase === 'right' ? 'captcha:right' : 'captcha:slide')}</span>
        <button
          type="button"
          role="slider"
          className="captcha-handle"
          data-first
          aria-label={t('captcha:slider')}
          aria-description={t('captcha:keys')}
          aria-describedby={describedBy}
          aria-invalid={describedBy ? true : undefined}
          aria-valuemin={0}
          aria-valuemax={SLIDE_MAX}
          aria-valuenow={Math.round(x)}
          onKeyDown={(event) => press(slide, event)}
          {...drag}
        >
          <Icon name="arrow" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

const WAYS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

function press(slide: Slide, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!slide.canMove() || (way === undefined && event.key !== 'Enter' && event.key !== 'Home')) return;
  event.preventDefault();
  if (way !== undefined) slide.step(way, event.shiftKey);
  else if (event.key === 'Home') slide.moveTo(0);
  else slide.drop();
}

function useDrag(slide: Slide, track: React.RefObject<HTMLElement | null>) {
  const from = useRef<{ pointer: number; x: number } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!slide.canMove() || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { pointer: event.clientX, x: slide.$x.get() };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current || !track.current) return;
      const way = track.current.clientWidth - event.currentTarget.offsetWidth;
      slide.moveTo(from.current.x + ((event.clientX - from.current.pointer) / way) * SLIDE_MAX);
    },
    onPointerUp() {
      if (from.current) slide.drop();
      from.current = undefined;
    },
    onPointerCancel() {
      from.current = undefined;
      slide.moveTo(0);
    },
  };
}
