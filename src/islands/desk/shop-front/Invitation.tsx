import type { Block } from '#contract/block/schema.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useReadOnly } from '../ui/may.tsx';

type Props = { example: readonly Block[]; onStart: () => void };

export function Invitation({ example, onStart }: Props) {
  const { t } = useIsland();
  const readOnly = useReadOnly();
  const hasExample = example.length > 0;
  const start = () => {
    onStart();
    toast(t('deskfront:empty.started'), 'success');
  };
  return (
    <Empty title={t('deskfront:empty.title')} text={t(`deskfront:empty.${hasExample ? 'text' : 'nothing'}`)}>
      {hasExample && !readOnly && (
        <Button look="primary" onClick={start}>
          {t('deskfront:empty.start')}
        </Button>
      )}
    </Empty>
  );
}
