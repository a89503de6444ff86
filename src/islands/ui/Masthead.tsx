import type { CSSProperties, ReactNode } from 'react';
import { MASTHEADS, type MastheadKind } from '../../lib/shared/mastheads.ts';

type Props = { kind: MastheadKind; title: string; children?: ReactNode };

export function Masthead({ kind, title, children }: Props) {
  const { hue, seal } = MASTHEADS[kind];
  return (
    <header className="masthead" style={{ '--h': hue } as CSSProperties} data-seal={seal}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
