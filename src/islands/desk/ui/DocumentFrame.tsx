import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { saveDocument } from '#contract/documents/desk.calls.ts';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Bind, bind } from './bind.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { ReadOnlyProvider, useMay } from './may.tsx';
import { errorsOf, RefusedProvider, refusedOf } from './refused.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

type Props<V> = {
  document: DeskDocument<V>;
  title: string;
  nameOf: (path: Path) => string;
  /** Shown after saving; undefined: that the shop shows the change. */
  savedText?: string | undefined;
  fresh?: boolean;
  actions?: ReactNode;
  children: (value: V, field: Bind<V>) => ReactNode;
};

export function DocumentFrame<V extends object>(props: Props<V>) {
  const { document, title, nameOf, savedText, fresh = false, actions, children } = props;
  const phase = useStore(document.$phase);
  const missing = useStore(document.$missing);
  const value = useStore(document.$value);
  const refused = refusedOf(useStore(document.$failure));
  const [history, setHistory] = useState(false);
  const edits = useMay()(saveDocument(document.source.name));
  useEffect(() => {
    void document.load();
    return document.guardLeaving();
  }, [document]);
  return (
    <>
      <header className="desk-head">
        <h1>{title}</h1>
        {phase.state === 'loaded' && (
          <SaveBar
            document={document}
            nameOf={nameOf}
            savedText={savedText}
            edits={edits}
            onHistory={fresh ? undefined : () => setHistory(true)}
          >
            {actions}
          </SaveBar>
        )}
      </header>
      {missing && phase.state === 'failed' ? (
        <Missing text={phase.text} />
      ) : (
        <Loading now={phase} onRetry={document.load}>
          <Skeleton count={3} className="h-28" />
        </Loading>
      )}
      {phase.state === 'loaded' && value !== undefined && (
        <Editable edits={edits}>
          <RefusedProvider value={refused}>
            {children(
              value,
              bind(value, document.change, (name) => nameOf([name]), errorsOf(refused)),
            )}
          </RefusedProvider>
        </Editable>
      )}
      {history && <HistoryDrawer document={document} nameOf={nameOf} onClose={() => setHistory(false)} />}
      <ConflictDialog document={document} nameOf={nameOf} />
    </>
  );
}

/** Who may only look reads the same fields, without what changes them. */
function Editable({ edits, children }: { edits: boolean; children: ReactNode }) {
  if (edits) return children;
  return (
    <ReadOnlyProvider value>
      <fieldset disabled className="desk-read-only contents">
        {children}
      </fieldset>
    </ReadOnlyProvider>
  );
}

function Missing({ text }: { text: string }) {
  const { t } = useIsland();
  const list = location.pathname.replace(/\/[^/]*\/?$/, '');
  return (
    <Empty title={text} picture="search">
      <a href={list} className="btn btn-outline">
        {t('desk:document.list')}
      </a>
    </Empty>
  );
}

/** The label of a field that a call names by path (`value.items.3.link`); positions count from one. */
const fieldName = (field: string, nameOf: (path: Path) => string): string =>
  nameOf(
    field
      .split('.')
      .filter((part, at) => at > 0 || part !== 'value')
      .map((part) => (/^\d+$/.test(part) ? `#${Number(part) + 1}` : part)),
  );

type BarProps<V> = {
  document: DeskDocument<V>;
  nameOf: (path: Path) => string;
  savedText: string | undefined;
  edits: boolean;
  onHistory: (() => void) | undefined;
  children: ReactNode;
};

const FRAMES = 60;

/** A field is marked by one of the next renderings, one in a row that was folded by a later one. */
function focusRefused(frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = window.document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 0) focusRefused(frames - 1);
  });
}

function SaveBar<V>({ document, nameOf, savedText, edits, onHistory, children }: BarProps<V>) {
  const { t } = useIsland();
  const dirty = useStore(document.$dirty);
  const busy = useStore(document.$busy);
  const failure = useStore(document.$failure);
  const { bar, rest } = useFocusFallback<HTMLDivElement, HTMLParagraphElement>();
  const save = async () => {
    if (await document.save()) toast(savedText ?? t('desk:document.saved'), 'success');
    else if (document.$failure.get()?.field) focusRefused();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.$dirty.get()) void save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div ref={bar} className="desk-save flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {failure && (
        <p className="field-error" role="alert">
          {failure.field ? `${fieldName(failure.field, nameOf)} · ${failure.text}` : failure.text}
        </p>
      )}
      <p
        ref={rest}
        tabIndex={-1}
        role="status"
        className={dirty ? 'desk-unsaved text-warning font-semibold' : 'text-quiet'}
      >
        {edits ? t(dirty ? 'desk:document.unsaved' : 'desk:document.upToDate') : t('desk:document.readOnly')}
      </p>
      {children}
      {onHistory && (
        <Button size="sm" onClick={onHistory}>
          {t('desk:document.history')}
        </Button>
      )}
      {dirty && (
        <Button size="sm" onClick={document.revert}>
          {t('desk:document.revert')}
        </Button>
      )}
      {edits && (
        <Button size="sm" look="primary" busy={busy} disabled={!dirty} aria-keyshortcuts="Control+S" onClick={save}>
          {t('desk:document.save')}
        </Button>
      )}
    </div>
  );
}
