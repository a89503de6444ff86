import type { MouseEvent } from 'react';
import { scaledUrl } from '../../../../lib/shared/pictures.ts';
import { openViewer } from '../../../../stores/public/viewer.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Picture } from '../../../ui/Picture.tsx';

const WIDEST = 1_600;

export function Shots({ paths, className }: { paths: readonly string[]; className: string }) {
  const { t } = useIsland();
  if (!paths.length) return null;
  const slides = paths.map((path, n) => ({
    src: scaledUrl(path, WIDEST),
    alt: t('pictures:nth', { n: n + 1 }),
  }));
  const open = (start: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openViewer(slides, start, event.currentTarget);
  };
  return (
    <span className={className}>
      {paths.map((path, n) => (
        <a key={path} href={slides[n]?.src} onClick={open(n)}>
          <Picture path={path} width={80} alt={slides[n]?.alt ?? ''} />
        </a>
      ))}
    </span>
  );
}
