import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { savePdf } from '../../../lib/browser/pdf.ts';
import { createInvoiceFile } from '../../../stores/inside/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { orderId: string; size?: 'sm' };

export function FileButtons({ orderId, size }: Props) {
  const { t, failureWords } = useIsland();
  const [file] = useState(() => createInvoiceFile(orderId, failureWords));
  const busy = useStore(file.$busy);
  const save = async () => {
    const pdf = await file.read();
    if (pdf) savePdf(pdf);
  };
  return (
    <>
      <a
        className={size ? `btn btn-${size} btn-outline` : 'btn btn-outline'}
        href={`/showfiles?id=invoice-${orderId}`}
        target="_blank"
        rel="noopener"
      >
        {t('invoice:open')}
        {size && <span className="sr-only"> {orderId}</span>}
      </a>
      <Button look="primary" {...(size && { size })} busy={busy} onClick={() => void save()}>
        {t('invoice:download')}
        {size && <span className="sr-only"> {orderId}</span>}
      </Button>
    </>
  );
}
