import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { addNote } from '#contract/order/desk.calls.ts';
import type { DeskOrderView } from '#contract/order/desk.schema.ts';
import { ORDER_NOTES } from '#contract/order/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { DeskOrderStore } from '../../../stores/desk/order.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useMay } from '../ui/may.tsx';

type Props = { store: DeskOrderStore; order: DeskOrderView };

/** Notes and tags of the desk; shoppers never see them. */
export function Notes({ store, order }: Props) {
  const { language, t } = useIsland();
  const acts = useMay()(addNote);
  return (
    <section aria-labelledby="desk-notes">
      <h2 id="desk-notes">{t('deskorders:notes.title')}</h2>
      <p className="field-hint">{t('deskorders:notes.hint')}</p>
      <Tags store={store} order={order} acts={acts} />
      {acts && <NoteForm store={store} />}
      <ul className="mt-4 grid gap-3">
        {order.notes.map(({ id, by, text, at }) => (
          <li key={id}>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            <small className="text-quiet">
              {by} · <time dateTime={at}>{dateTime(at, language)}</time>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteForm({ store }: Pick<Props, 'store'>) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && (await store.note(text.trim()))) setText('');
  };
  return (
    <form noValidate className="mt-3 flex flex-wrap items-end gap-3" onSubmit={(event) => void send(event)}>
      <div className="grow">
        <Field
          label={t('deskorders:notes.text')}
          value={text}
          onValue={setText}
          maxLength={ORDER_NOTES.text}
          autoComplete="off"
        />
      </div>
      <Button type="submit" busy={busy}>
        {t('deskorders:notes.add')}
      </Button>
    </form>
  );
}

function Tags({ store, order: { tags }, acts }: Props & { acts: boolean }) {
  const { t } = useIsland();
  const busy = useStore(store.$busy);
  const [tag, setTag] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim() && (await store.tag([...tags, tag.trim()]))) setTag('');
  };
  return (
    <>
      {tags.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={t('deskorders:notes.tags')}>
          {tags.map((one) => (
            <li key={one} className="tag tag-quiet">
              {one}
              {acts && (
                <Button
                  look="link"
                  busy={busy}
                  aria-label={t('deskorders:notes.removeTag', { tag: one })}
                  onClick={() => void store.tag(tags.filter((other) => other !== one))}
                >
                  ×
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {acts && tags.length < ORDER_NOTES.tags && (
        <form noValidate className="mt-3 flex flex-wrap items-end gap-3" onSubmit={(event) => void add(event)}>
          <Field
            label={t('deskorders:notes.tag')}
            value={tag}
            onValue={setTag}
            maxLength={ORDER_NOTES.tag}
            autoComplete="off"
          />
          <Button type="submit" busy={busy}>
            {t('deskorders:notes.addTag')}
          </Button>
        </form>
      )}
    </>
  );
}
