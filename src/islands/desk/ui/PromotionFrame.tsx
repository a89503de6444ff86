import type { ReactNode } from 'react';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind } from './bind.ts';
import { DocumentFrame } from './DocumentFrame.tsx';

/** `id` undefined: a new one. */
export type PromotionProps = { id: string | undefined };

type Props<V> = PromotionProps & {
  document: DeskDocument<V>;
  /** Of its list. */
  path: string;
  /** The namespace of its texts. */
  texts: string;
  /** Before the way back. */
  actions?: ReactNode;
  children: (value: V, field: Bind<V>) => ReactNode;
};

const isPlace = (key: string): boolean => key === ORDER || /^#|^\d+$/.test(key);

/** One promotion as it is edited, with the way back to its list. */
export function PromotionFrame<V extends object>({ id, document, path, texts, actions, children }: Props<V>) {
  const { t } = useIsland();
  const nameOf = (fields: Path): string =>
    fields.map((key) => (isPlace(key) ? key : t(`${texts}:field.${key}`))).join(' · ');
  return (
    <DocumentFrame
      document={document}
      title={t(id ? `${texts}:edit` : `${texts}:add`)}
      nameOf={nameOf}
      fresh={!id}
      actions={
        <>
          {actions}
          <a href={path}>{t(`${texts}:back`)}</a>
        </>
      }
    >
      {children}
    </DocumentFrame>
  );
}
