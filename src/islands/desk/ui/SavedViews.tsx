import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { SavedView } from '#contract/saved-view/desk.schema.ts';
import { isViewList, queryToSave, SAVED_VIEW, type ViewList } from '#contract/saved-view/desk.values.ts';
import { createSavedViews } from '../../../stores/desk/saved-view.ts';
import { fieldErrors } from '../../../stores/public/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Address } from '../../ui/use-address-list.ts';
import { useResource } from '../../ui/use-resource.ts';
import { DeskIcon } from './DeskIcon.tsx';

type Filter = { page: number };
type Props<W extends Filter> = { found: Address<W> };

/** One's own views of a list, as links; what is filtered now can be saved as one. Lists that have none show nothing. */
export function SavedViews<W extends Filter>({ found }: Props<W>) {
  const [list] = found.path(found.read('')).split('?');
  return list && isViewList(list) ? <Views list={list} found={found} /> : null;
}

function Views<W extends Filter>({ list, found: { filter, read, path, go } }: Props<W> & { list: ViewList }) {
  const { t } = useIsland();
  const [views, now] = useResource((words) => createSavedViews(list, words));
  const [saving, setSaving] = useState(false);
  const [removing, setRemoving] = useState<SavedView>();
  const here = path({ ...filter, page: 1 });
  const saved = now.value ?? [];
  const hrefOf = ({ query }: SavedView) => path({ ...read(query), page: 1 });
  const query = queryToSave(list, here.split('?')[1] ?? '');
  const hereSaved = path(read(query));
  const isFiltered = hereSaved !== path(read(''));
  if (!saved.length && !isFiltered) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      {saved.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('desk:views.title')}>
          {saved.map((view) => (
            <li key={view.id} className="join">
              <a
                className={`btn btn-sm join-item ${hrefOf(view) === here ? 'btn-primary' : 'btn-outline'}`}
                href={hrefOf(view)}
                aria-current={hrefOf(view) === here ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  go({ ...read(view.query), page: 1 });
                }}
              >
                {view.name}
              </a>
              <button
                type="button"
                className="btn btn-sm btn-square btn-outline join-item"
                aria-label={t('desk:views.remove', { name: view.name })}
                onClick={() => setRemoving(view)}
              >
                <DeskIcon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFiltered && !saved.some((view) => hrefOf(view) === hereSaved) && (
        <Button look="link" onClick={() => setSaving(true)}>
          {t('desk:views.save')}
        </Button>
      )}
      {saving && (
        <SaveDialog views={views} query={query} withoutWords={hereSaved !== here} onClose={() => setSaving(false)} />
      )}
      {removing && (
        <Confirm
          title={t('desk:views.remove', { name: removing.name })}
          action={t('desk:views.removeAction')}
          onConfirm={() => void views.remove(removing.id).then(() => setRemoving(undefined))}
          onClose={() => setRemoving(undefined)}
        >
          {t('desk:views.removeText')}
        </Confirm>
      )}
    </div>
  );
}

type SaveProps = {
  views: ReturnType<typeof createSavedViews>;
  query: string;
  /** Whether words were typed that the view does not keep. */
  withoutWords: boolean;
  onClose: () => void;
};

function SaveDialog({ views, query, withoutWords, onClose }: SaveProps) {
  const { t } = useIsland();
  const [name, setName] = useState('');
  const busy = useStore(views.$busy);
  const failure = useStore(views.$failure);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await views.save(name, query, t('desk:views.needsName'))) onClose();
  };
  return (
    <Dialog title={t('desk:views.save')} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
        <Field
          label={t('desk:views.name')}
          hint={t('desk:views.nameHint')}
          value={name}
          onValue={setName}
          error={fieldErrors(failure)('name')}
          maxLength={SAVED_VIEW.name}
          autoComplete="off"
          data-first
        />
        {withoutWords && <p className="text-sm text-quiet">{t('desk:views.withoutWords')}</p>}
        {failure && !failure.field && (
          <p className="field-error" role="alert">
            {failure.text}
          </p>
        )}
        <FormButtons action={t('desk:views.saveAction')} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
