import type { ReactNode } from 'react';
import { IMAGE_BASE, scaled } from '../../lib/shared/picture-url.ts';

type Props = {
  title: string;
  text?: string;
  picture?: 'box' | 'cart' | 'search';
  children?: ReactNode;
};

export function Empty({ title, text, picture = 'box', children }: Props) {
  return (
    <div className="nothing">
      <img src={scaled(IMAGE_BASE, `demo/site/empty-${picture}.webp`, 240)} alt="" width="160" height="160" />
      <p>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
