import type { ReactNode } from 'react';

type Props = { children: ReactNode; note: ReactNode };

/** A cell with a quiet line under what it says. */
export const TwoLines = ({ children, note }: Props) => (
  <>
    {children}
    {note && <small className="block text-quiet">{note}</small>}
  </>
);
