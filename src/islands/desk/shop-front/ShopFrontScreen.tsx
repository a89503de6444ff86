import { useState } from 'react';
import type { Block } from '#contract/block/schema.ts';
import type { ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { SHOP_FRONT_PATH } from '../../../lib/shared/desk/product-url.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { createDraft, type Draft } from '../../../stores/desk/draft.ts';
import { createFrontChoices, createFrontGoods } from '../../../stores/desk/shop-front.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { BlockRows } from '../block/BlockRows.tsx';
import { BlocksCard } from '../block/BlocksCard.tsx';
import { fieldName } from '../changes/field-name.ts';
import { OneOfShops } from '../store/OneOfShops.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Invitation } from './Invitation.tsx';

/** `id` undefined: of the mall's people, who asked for none. */
type Props = { id: number | undefined; mall: boolean };

export const ShopFrontScreen = defineScreen(({ id, mall }: Props) =>
  mall || id === undefined ? (
    <OneOfShops asked={id} path={SHOP_FRONT_PATH}>
      {(shop, name) => <Front key={shop} id={shop} name={name} />}
    </OneOfShops>
  ) : (
    <Front id={id} />
  ),
);

function Front({ id, name }: { id: number; name?: string | undefined }) {
  const { t, failureWords } = useIsland();
  const [draft] = useState(() => createDraft<ShopFrontDocument>(`shop-front/${id}`, failureWords));
  const title = t('deskfront:title');
  return (
    <DraftFrame
      draft={draft}
      title={name ? `${name} · ${title}` : title}
      nameOf={(path) => fieldName('shop-front', path, t)}
      previewPath={(key) => `/index-preview?shopId=${id}&key=${key}`}
      livePath={shopPath(id)}
    >
      {({ blocks }) => <Blocks id={id} draft={draft} blocks={blocks} />}
    </DraftFrame>
  );
}

type BlocksProps = { id: number; draft: Draft<ShopFrontDocument>; blocks: Block[] };

function Blocks({ id, draft, blocks }: BlocksProps) {
  const { t } = useIsland();
  const [choices, now] = useResource((words) => createFrontChoices(id, words));
  const set = (next: Block[]) => draft.document.set('blocks', next);
  return (
    <BlocksCard about={t('deskfront:about')} now={now} onRetry={choices.reload}>
      {({ categories, banner, example }) => (
        <>
          {blocks.length === 0 && <Invitation example={example} onStart={() => set(example)} />}
          <BlockRows
            blocks={blocks}
            onBlocks={set}
            scope={{ shopId: id, categories, banner, createNames: createFrontGoods }}
          />
        </>
      )}
    </BlocksCard>
  );
}
