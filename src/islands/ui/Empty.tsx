import type { ReactNode } from 'react';
import { scaledUrl } from '../../lib/shared/pictures.ts';

type Props = {
  title: string;
  text?: string;
  picture?: 'box' | 'cart' | 'search';
  children?: ReactNode;
};

export function Empty({ title, text, picture = 'box', children }: Props) {
  return (
    <div className="nothing">
      <img src={scaledUrl(`demo/site/empty-${picture}.webp`, 240)} alt="" width="160" height="160" />
      <p>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
