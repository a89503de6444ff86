import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PaperKind } from '#contract/store/values.ts';
import { createOwnPaperViewer } from '../../../stores/inside/paper.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function PaperButton({ id, kind }: { id: string; kind: PaperKind }) {
  const { t, failureWords } = useIsland();
  const [papers] = useState(() => createOwnPaperViewer(failureWords));
  const shown = useStore(papers.$paper);
  const name = t(`store:field.${kind}`);
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        busy={useStore(papers.$busy)}
        aria-label={t('store:lookAt', { name })}
        onClick={() => void papers.look(id)}
      >
        {t('store:look')}
      </Button>
      {shown && (
        <Dialog wide title={name} onClose={papers.putAway}>
          <img className="store-paper" src={shown.url} alt={t('store:picture', { name })} />
        </Dialog>
      )}
    </>
  );
}
