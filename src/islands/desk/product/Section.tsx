import type { ReactNode } from 'react';
import { useIsland } from '../../ui/IslandContext.tsx';

export function Section({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useIsland();
  return (
    <section className="desk-card" id={name}>
      <h2>{t(`deskgoods:section.${name}`)}</h2>
      {children}
    </section>
  );
}
