import { useState } from 'react';
import { SHOP_FRONT } from '#contract/limits.ts';
import type { Block, ShopFrontDocument } from '#contract/shop-front/schema.ts';
import { BLOCK_KINDS, type BlockKind } from '#contract/shop-front/values.ts';
import { SHOP_FRONT_PATH } from '../../../lib/shared/desk/product-url.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { createDraft, type Draft } from '../../../stores/desk/draft.ts';
import { createFrontChoices } from '../../../stores/desk/shop-front.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { fieldName } from '../changes/field-name.ts';
import { OneOfShops } from '../store/OneOfShops.tsx';
import { DraftFrame } from '../ui/DraftFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Rows } from '../ui/Rows.tsx';
import { BlockFields } from './BlockFields.tsx';
import { blankBlock } from './blank.ts';
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
  const { t, language } = useIsland();
  const [choices, now] = useResource((words) => createFrontChoices(id, words));
  const set = (next: Block[]) => draft.document.set('blocks', next);
  const kindName = (kind: BlockKind) => t(`deskfront:kind.${kind}`);
  const found = now.value;
  return (
    <section className="desk-card">
      <h2>{t('deskfront:blocks')}</h2>
      <p className="field-hint mb-4">{t('deskfront:blocksHint', { max: SHOP_FRONT.blocks })}</p>
      <Loading now={now} onRetry={choices.reload}>
        <Skeleton count={2} className="h-16" />
      </Loading>
      {found && blocks.length === 0 && <Invitation example={found.example} onStart={() => set(found.example)} />}
      {found && (
        <Rows<Block>
          label={t('deskfront:blocks')}
          items={blocks}
          nameOf={({ kind, title }) => [kindName(kind), title[language] || title.zh].filter(Boolean).join(' · ')}
          onItems={set}
          blanks={BLOCK_KINDS.map((kind) => ({ name: kindName(kind), blank: () => blankBlock(kind, found) }))}
          max={SHOP_FRONT.blocks}
          fold
        >
          {(block, change) => <BlockFields block={block} onChange={change} shopId={id} choices={found} />}
        </Rows>
      )}
    </section>
  );
}
