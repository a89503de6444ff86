import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export function PreviewButton({ product }: { product: DeskProduct }) {
  const { t } = useIsland();
  const busy = useStore(product.$busy, { ssr: 'initial' });
  const [path, setPath] = useState<string>();
  return (
    <>
      <Button size="sm" busy={busy} onClick={async () => setPath(await product.preview())}>
        {t('deskgoods:product.preview')}
      </Button>
      {path && (
        <Dialog title={t('deskgoods:product.previewTitle')} onClose={() => setPath(undefined)}>
          <p className="mt-3 mb-4 text-quiet">{t('deskgoods:product.previewText')}</p>
          <p className="goods-link">{new URL(path, location.origin).href}</p>
          <p className="modal-action flex-wrap">
            <a className="btn btn-primary" href={path} target="_blank" rel="noopener" data-first>
              {t('deskgoods:product.open')}
            </a>
          </p>
        </Dialog>
      )}
    </>
  );
}
