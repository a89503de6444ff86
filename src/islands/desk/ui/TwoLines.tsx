import type { ReactNode } from 'react';

type Props = { children: ReactNode; note: ReactNode };

export const TwoLines = ({ children, note }: Props) => (
  <>
    {children}
    {note && <small className="block text-quiet">{note}</small>}
  </>
);
