import type { Block } from '#contract/block/schema.ts';
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '#contract/block/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Rows } from '../ui/Rows.tsx';
import { BlockFields } from './BlockFields.tsx';
import { blankBlock } from './blank.ts';
import type { BlockScope } from './scope.ts';

type Props = { blocks: Block[]; onBlocks: (blocks: Block[]) => void; scope: BlockScope };

export function BlockRows({ blocks, onBlocks, scope }: Props) {
  const { t, language } = useIsland();
  const kindName = (kind: BlockKind) => t(`deskblock:kind.${kind}`);
  return (
    <Rows<Block>
      label={t('deskblock:blocks')}
      items={blocks}
      nameOf={({ kind, title }) => [kindName(kind), title[language] || title.zh].filter(Boolean).join(' · ')}
      onItems={onBlocks}
      blanks={BLOCK_KINDS.map((kind) => ({ name: kindName(kind), blank: () => blankBlock(kind, scope.banner) }))}
      max={BLOCKS.most}
      at="blocks"
      fold
    >
      {(block, change) => <BlockFields block={block} onChange={change} scope={scope} />}
    </Rows>
  );
}
