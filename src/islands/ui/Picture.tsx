import type { PictureWidth } from '#contract/picture.values.ts';
import { DENSE, IMAGE_BASE, scaled } from '../../lib/shared/picture-url.ts';

type Props = { path: string; width: PictureWidth; alt?: string; className?: string };

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
