import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { PreviewKey } from '#contract/content/desk.schema.ts';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import type { Draft } from '../../../stores/desk/draft.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind } from './bind.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { useReadOnly } from './may.tsx';
import { useMoment } from './moment.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

type Props<V> = {
  draft: Draft<V>;
  title: string;
  nameOf: (path: Path) => string;
  /** Where the shop shows the draft to who holds the key; absent: nowhere. */
  previewPath?: (key: string) => string;
  livePath: string | undefined;
  actions?: ReactNode;
  children: (value: V, field: Bind<V>) => ReactNode;
};

export function DraftFrame<V extends object>({
  draft,
  title,
  nameOf,
  previewPath,
  livePath,
  actions,
  children,
}: Props<V>) {
  const { t } = useIsland();
  return (
    <DocumentFrame
      document={draft.document}
      title={title}
      nameOf={nameOf}
      savedText={t('deskcontent:draft.saved')}
      actions={actions}
    >
      {(value, field) => (
        <div className="grid gap-5">
          <DraftBar draft={draft} previewPath={previewPath} livePath={livePath} />
          {children(value, field)}
        </div>
      )}
    </DocumentFrame>
  );
}

type BarProps<V> = {
  draft: Draft<V>;
  previewPath: ((key: string) => string) | undefined;
  livePath: string | undefined;
};
type Open = 'schedule' | 'drop' | PreviewKey | undefined;

function DraftBar<V>({ draft, previewPath, livePath }: BarProps<V>) {
  const { t } = useIsland();
  const [open, setOpen] = useState<Open>();
  const state = useStore(draft.$state);
  const dirty = useStore(draft.document.$dirty);
  const busy = useStore(draft.$busy);
  const readOnly = useReadOnly();
  const { bar, rest } = useFocusFallback<HTMLElement, HTMLDivElement>();
  const drafted = dirty || (state?.version ?? 0) > 0;
  const close = () => setOpen(undefined);
  const publish = async () => {
    if (await draft.publish()) toast(t('deskcontent:draft.published'), 'success');
  };
  const schedule = async (at: string | null) => {
    if (await draft.schedule(at))
      toast(t(at ? 'deskcontent:draft.scheduled' : 'deskcontent:draft.unscheduled'), 'success');
    close();
  };
  const drop = async () => {
    if (await draft.drop()) toast(t('deskcontent:draft.dropped'), 'success');
    close();
  };
  return (
    <section
      ref={bar}
      className="desk-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3.5"
      aria-label={t('deskcontent:draft.label')}
    >
      <div ref={rest} tabIndex={-1}>
        <DraftStatus draft={draft} />
      </div>
      <p className="flex flex-wrap gap-2">
        {livePath && (
          <a className="btn btn-ghost btn-sm" href={livePath} target="_blank" rel="noopener">
            {t('deskcontent:draft.live')}
          </a>
        )}
        {!readOnly && (
          <>
            {previewPath && (
              <Button size="sm" busy={busy} onClick={async () => setOpen(await draft.key())}>
                {t('deskcontent:draft.preview')}
              </Button>
            )}
            {state?.publishAt ? (
              <Button size="sm" busy={busy} onClick={() => schedule(null)}>
                {t('deskcontent:draft.unschedule')}
              </Button>
            ) : (
              <Button size="sm" disabled={!drafted} onClick={() => setOpen('schedule')}>
                {t('deskcontent:draft.schedule')}
              </Button>
            )}
            <Button size="sm" disabled={!state?.version} onClick={() => setOpen('drop')}>
              {t('deskcontent:draft.drop')}
            </Button>
            <Button size="sm" look="primary" busy={busy} disabled={!drafted} onClick={publish}>
              {t('deskcontent:draft.publish')}
            </Button>
          </>
        )}
      </p>
      {open === 'schedule' && <ScheduleDialog onAt={schedule} busy={busy} onClose={close} />}
      {open === 'drop' && (
        <Confirm
          title={t('deskcontent:draft.dropAsk')}
          action={t('deskcontent:draft.drop')}
          busy={busy}
          onConfirm={drop}
          onClose={close}
        >
          {t('deskcontent:draft.dropText')}
        </Confirm>
      )}
      {typeof open === 'object' && previewPath && (
        <PreviewDialog path={previewPath(open.key)} until={open.until} onClose={close} />
      )}
    </section>
  );
}

function DraftStatus<V>({ draft }: { draft: Draft<V> }) {
  const { t } = useIsland();
  const moment = useMoment();
  const state = useStore(draft.$state);
  if (!state?.version) return <p className="text-quiet">{t('deskcontent:draft.none')}</p>;
  return (
    <div className="grid gap-1">
      <p>{state.publishAt ? t('deskcontent:draft.at', { at: moment(state.publishAt) }) : t('deskcontent:draft.is')}</p>
      {state.error && (
        <p role="alert" className="field-error">
          {t(`deskcontent:draft.error.${state.error}`)}
        </p>
      )}
      {!state.error && state.base !== state.live && <p className="text-warning">{t('deskcontent:draft.behind')}</p>}
    </div>
  );
}
