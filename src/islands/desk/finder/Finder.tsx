import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { FINDER } from '#contract/finder/desk.values.ts';
import { showBusy } from '../../../lib/browser/client-use.ts';
import { foundGroups, type Screen } from '../../../lib/browser/desk/found.ts';
import { createFinder } from '../../../stores/desk/finder.ts';
import { $finderOpen } from '../../../stores/desk/finder-open.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { defineScreen } from '../ui/define-screen.ts';

type Props = { screens: readonly Screen[] };

export const Finder = defineScreen(({ screens }: Props) => {
  const open = useStore($finderOpen, { ssr: 'initial' });
  useEffect(() => {
    if (open) showBusy(false);
  }, [open]);
  return open ? <FinderDialog screens={screens} /> : null;
});

function FinderDialog({ screens }: Props) {
  const { t, failureWords } = useIsland();
  const [finder] = useState(() => createFinder(failureWords));
  const text = useStore(finder.$text);
  const found = useStore(finder.$found);
  const [active, setActive] = useState(0);
  const id = useId();
  const groups = foundGroups(screens, text, found.value);
  const hrefs = groups.flatMap(({ options, all }) => [...options.map(({ href }) => href), ...(all ? [all] : [])]);
  const at = Math.min(active, hrefs.length - 1);
  const optionId = (n: number) => `${id}-${n}`;
  const tooLong = text.trim().length > FINDER.most;
  const close = () => $finderOpen.set(false);
  const move = (to: number) => {
    const n = (to + hrefs.length) % hrefs.length;
    setActive(n);
    document.getElementById(optionId(n))?.scrollIntoView({ block: 'nearest' });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hrefs.length === 0) return;
    const acts = new Map([
      ['ArrowDown', () => move(at + 1)],
      ['ArrowUp', () => move(at - 1)],
      ['Enter', () => document.getElementById(optionId(at))?.click()],
    ]);
    const act = acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  let n = -1;
  const option = (href: string, title: string, note: string) => {
    n += 1;
    const mine = n;
    return (
      <a
        key={href}
        id={optionId(mine)}
        role="option"
        className="flex min-h-9 items-center justify-between gap-4 rounded-field px-3 py-1 aria-selected:bg-base-200"
        tabIndex={-1}
        aria-selected={mine === at}
        href={href}
        onPointerMove={() => setActive(mine)}
      >
        <span className="truncate">{title}</span>
        {note && <small className="truncate text-quiet">{note}</small>}
      </a>
    );
  };
  return (
    <Modal className="modal modal-top" label={t('deskfind:title')} onClose={close}>
      <div className="modal-box mx-auto mt-[10vh] grid w-[min(40rem,calc(100vw-2rem))] max-w-none gap-3 rounded-box p-4 text-start">
        <input
          data-first
          type="search"
          className="input w-full"
          role="combobox"
          aria-expanded={hrefs.length > 0}
          aria-controls={id}
          aria-activedescendant={hrefs.length > 0 ? optionId(at) : undefined}
          aria-label={t('deskfind:title')}
          placeholder={t('deskfind:placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            finder.type(target.value);
            setActive(0);
          }}
          onKeyDown={keys}
        />
        <div
          id={id}
          role="listbox"
          className="max-h-[50vh] overflow-y-auto outline-none"
          aria-label={t('deskfind:results')}
          tabIndex={-1}
        >
          {groups.map(({ kind, options, all }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-label={t(`deskfind:kind.${kind}`)}>
              <p className="px-3 pt-2 pb-1 text-xs text-quiet" aria-hidden="true">
                {t(`deskfind:kind.${kind}`)}
              </p>
              {options.map(({ href, title, note }) => option(href, title, note))}
              {all && option(all, t('deskfind:all'), '')}
            </div>
          ))}
        </div>
        <p className="empty:hidden" role="status">
          {tooLong && t('deskfind:tooLong', { most: FINDER.most })}
          {!tooLong && found.state === 'failed' && found.text}
          {!tooLong && found.state === 'loaded' && hrefs.length === 0 && t('deskfind:nothing')}
        </p>
        <p className="text-sm text-quiet">{t('deskfind:keys')}</p>
      </div>
    </Modal>
  );
}
