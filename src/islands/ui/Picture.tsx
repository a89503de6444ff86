import { DENSE, IMAGE_BASE, type PictureWidth, scaled } from '../../lib/shared/picture-url.ts';

type Props = { path: string; width: PictureWidth; alt?: string; className?: string };

/** A square picture of the mall; one that fails says so (`src/page-scripts/frame/pictures.ts` hears of every picture). */
export function Picture({ path, width, alt = '', className }: Props) {
  return (
    <img
      src={scaled(IMAGE_BASE, path, width)}
      srcSet={`${scaled(IMAGE_BASE, path, DENSE[width])} 2x`}
      width={width}
      height={width}
      alt={alt}
      loading="lazy"
      className={className}
    />
  );
}
