import type { PictureWidth } from '#contract/picture.values.ts';
import { DENSE, scaledUrl } from '../../lib/shared/pictures.ts';

type Props = { path: string; width: PictureWidth; alt?: string; className?: string };

export function Picture({ path, width, alt = '', className }: Props) {
  return (
    <img
      src={scaledUrl(path, width)}
      srcSet={`${scaledUrl(path, DENSE[width])} 2x`}
      width={width}
      height={width}
      alt={alt}
      loading="lazy"
      className={className}
    />
  );
}
