import { saveDocument } from '#contract/documents/desk.calls.ts';
import type { ChangeView } from '#contract/documents/schema.ts';
import { changesOf, type Path } from '../../../lib/browser/desk/differences.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { createHistory } from '../../../stores/desk/history.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Cross } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { ChangeList } from './ChangeList.tsx';
import { Differences } from './Differences.tsx';
import { useMay } from './may.tsx';

type Props<V> = { document: DeskDocument<V>; nameOf: (path: Path) => string; onClose: () => void };

export function HistoryDrawer<V>({ document, nameOf, onClose }: Props<V>) {
  const { t } = useIsland();
  const [history, now] = useResource((words) => createHistory(document.source, words));
  const edits = useMay()(saveDocument(document.source.name));
  const restore = (value: unknown) => {
    document.change(value as V);
    toast(t('desk:history.restored'), 'info');
    onClose();
  };
  return (
    <Modal className="modal modal-end" label={t('desk:document.history')} onClose={onClose}>
      <div className="modal-box w-[min(40rem,calc(100vw-2rem))] px-7">
        <h2 className="mb-4 text-lg font-semibold">{t('desk:document.history')}</h2>
        <Cross onClose={onClose} />
        {!now.value && (
          <Loading now={now} onRetry={history.reload}>
            <Skeleton count={4} className="h-12" />
          </Loading>
        )}
        <ChangeList history={history}>
          {(change) => <Before change={change} nameOf={nameOf} onRestore={edits ? restore : undefined} />}
        </ChangeList>
      </div>
    </Modal>
  );
}

type BeforeProps = {
  change: ChangeView;
  nameOf: (path: Path) => string;
  onRestore: ((value: unknown) => void) | undefined;
};

function Before({ change: { before, after }, nameOf, onRestore }: BeforeProps) {
  const { t } = useIsland();
  return (
    <>
      <Differences differences={changesOf(before, after)} nameOf={nameOf} />
      <p className="flex flex-wrap gap-3 mt-3">
        {onRestore && before !== null && (
          <Button size="sm" onClick={() => onRestore(before)}>
            {t('desk:history.restoreBefore')}
          </Button>
        )}
        {onRestore && after !== null && (
          <Button size="sm" onClick={() => onRestore(after)}>
            {t('desk:history.restoreAfter')}
          </Button>
        )}
      </p>
    </>
  );
}
