import { useState } from 'react';
import type { ProductDocument } from '#contract/product/schema.ts';
import { fillSkus, type SkuPart } from '../../../lib/browser/desk/specs.ts';
import type { DeskProduct } from '../../../stores/desk/product.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { YuanInput } from '../ui/YuanInput.tsx';
import { PictureChoice } from './PictureChoice.tsx';

type Props = { product: DeskProduct; value: ProductDocument };

export function FillRow({ product: { document }, value: { skus, pictures } }: Props) {
  const { t } = useIsland();
  const [part, setPart] = useState<SkuPart>({});
  const all = t('deskgoods:specs.all', { n: skus.length });
  const label = (what: string) => t('deskgoods:specs.of', { spec: all, what: t(`deskgoods:specs.${what}`) });
  const none = Object.keys(part).length === 0;
  const fill = () => {
    if (none) return;
    document.change((now) => fillSkus(now, part));
    setPart({});
    toast(t('deskgoods:specs.filled', { n: skus.length }), 'info');
  };
  const set = (name: 'price' | 'listPrice') => (fen: number | null) => {
    const { [name]: _, ...rest } = part;
    setPart(fen === null ? rest : { ...rest, [name]: fen });
  };
  return (
    <tr>
      <th className="font-medium" scope="row">
        {all}
      </th>
      <td>
        <YuanInput label={label('price')} value={part.price ?? null} onValue={set('price')} onEnter={fill} />
      </td>
      <td>
        <YuanInput
          label={label('listPrice')}
          value={part.listPrice ?? null}
          onValue={set('listPrice')}
          onEnter={fill}
        />
      </td>
      <td>
        <PictureChoice
          label={label('picture')}
          none={t('deskgoods:specs.asItIs')}
          pictures={pictures}
          value={part.picture ?? ''}
          onValue={(picture) => {
            const { picture: _, ...rest } = part;
            setPart(picture ? { ...rest, picture } : rest);
          }}
        />
      </td>
      <td colSpan={2}>
        <Button size="sm" disabled={none} onClick={fill}>
          {t('deskgoods:specs.fillAll')}
        </Button>
      </td>
    </tr>
  );
}
