import { useStore } from '@nanostores/react';
import { memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import Lightbox, { IconButton } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import stylesheet from 'yet-another-react-lightbox/styles.css?url';
import { addStyles } from '../../lib/browser/add-styles.ts';
import type { viewerKeys } from '../../lib/shared/viewer-keys.ts';
import { $viewing, closeViewer } from '../../stores/public/viewer.ts';
import { useLoaded } from './use-loaded.ts';

type Texts = Record<(typeof viewerKeys)[number], string>;
type Viewing = NonNullable<ReturnType<typeof $viewing.get>>;

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Rotate?: string;
  }
}

const QUARTER = 90;

function RotateIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      className="yarl__icon"
    >
      <path d="M19.500 12a7.500 7.500 0 1 1-2.400-5.500" />
      <path d="M19.800 3.500v4.200h-4.200" />
    </svg>
  );
}

/** Tab goes round the viewer's buttons; once it left for the browser's own, no key would reach the viewer. */
function trapFocus(event: KeyboardEvent): void {
  const stops = [...document.querySelectorAll<HTMLElement>('.yarl__portal button:not(:disabled)')];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (now < 0 ? stops.length : now) - 1 : now + 1;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}

function Slides({ slides, start, onClosed, texts }: Viewing & { texts: Texts }) {
  const [open, setOpen] = useState(true);
  const [turn, setTurn] = useState(0);
  const rotate = useCallback(() => setTurn((angle) => angle + QUARTER), []);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Tab') trapFocus(event);
      else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) rotate();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [rotate]);
  // Once the viewer is gone: it has the focus until then.
  const leave = useEffectEvent(onClosed);
  useEffect(() => {
    // The scrollbar's gutter belongs to the page, and no overlay reaches it.
    document.documentElement.style.setProperty('--root-bg', '#000');
    return () => {
      document.documentElement.style.removeProperty('--root-bg');
      leave();
    };
  }, []);
  return (
    <Lightbox
      open={open}
      close={() => setOpen(false)}
      index={start}
      slides={slides}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
      carousel={{ imageProps: { style: { rotate: `${turn}deg`, transition: 'rotate 200ms' } } }}
      toolbar={{ buttons: [<IconButton key="rotate" label="Rotate" icon={RotateIcon} onClick={rotate} />, 'close'] }}
      labels={{
        Lightbox: texts.label,
        Close: texts.close,
        Previous: texts.previous,
        Next: texts.next,
        Rotate: texts.rotate,
        'Zoom in': texts.zoomIn,
        'Zoom out': texts.zoomOut,
        'Photo gallery': texts.label,
        '{index} of {total}': '{index} / {total}',
        Carousel: texts.label,
        Slide: texts.slide,
      }}
      on={{ view: () => setTurn(0), exited: closeViewer }}
    />
  );
}

async function loadStyles(): Promise<true> {
  await addStyles(stylesheet);
  return true;
}

/** Pictures over the page, while `$viewing` has any. */
export const Viewer = memo(function Viewer({ texts }: { texts: Texts }) {
  const viewing = useStore($viewing);
  const isStyled = useLoaded(viewing !== undefined, loadStyles, closeViewer);
  return viewing && isStyled ? <Slides {...viewing} texts={texts} /> : null;
});
