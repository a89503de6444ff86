import type { ReactNode } from 'react';
import { useGround } from '../../ui/Ground.tsx';

/** A part of a product, by its name in the texts. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useGround();
  return (
    <section className="desk-card" id={name}>
      <h2>{t(`deskgoods:section.${name}`)}</h2>
      {children}
    </section>
  );
}
