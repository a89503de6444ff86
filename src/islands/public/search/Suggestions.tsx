import { useStore } from '@nanostores/react';
import { memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { price } from '../../../lib/shared/price.ts';
import { $suggestions, ask } from '../../../stores/public/search.ts';
import { $history, forget, forgetAll, remember } from '../../../stores/public/search-history.ts';
import { Picture } from '../../ui/Picture.tsx';
import { type Entry, type Group, historyGroups, hotGroups, pieces, suggestionGroups, type Texts } from './panel.ts';

type Props = { empty: string; texts: Texts; children?: ReactNode };
type BoxProps = { form: HTMLFormElement; input: HTMLInputElement; texts: Texts };

const optionId = (at: number): string => `suggestion-${at}`;

/** @param children box and button, as the page sent them: what was typed early stays */
export const Suggestions = memo(function Suggestions({ empty, texts, children }: Props) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const input = form?.elements.namedItem('searchText');
  return (
    <form ref={setForm} action="/search" data-search={empty}>
      {children}
      {form && input instanceof HTMLInputElement && <Box form={form} input={input} texts={texts} />}
    </form>
  );
});

function Box({ form, input, texts }: BoxProps) {
  const [text, setText] = useState(input.value);
  const [wanted, setWanted] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const found = useStore($suggestions);
  const history = useStore($history);
  const [hot] = useState(() => hotGroups(form.closest('search')?.querySelector('ul')));
  const typed = text.trim() !== '';
  const old = typed ? [] : history;
  const groups = typed ? (found ? suggestionGroups(found, texts) : []) : [...historyGroups(old, texts), ...hot];
  const entries = groups.flatMap((group) => group.entries);
  const open = wanted && entries.length > 0;

  const show = (next: boolean) => {
    setWanted(next);
    setActive(-1);
  };
  const type = useEffectEvent((event: Event) => {
    setText(input.value);
    show(true);
    if (!(event instanceof InputEvent && event.isComposing)) ask(input.value);
  });
  const focus = useEffectEvent(() => {
    setText(input.value);
    show(true);
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
  });
  // One place more than there are options: the box itself.
  const step = (by: 1 | -1) => setActive(((active + 1 + by + entries.length + 1) % (entries.length + 1)) - 1);
  const choose = () => document.getElementById(optionId(active))?.click();
  const keys = new Map<string, () => void>(
    open
      ? [
          ['ArrowDown', () => step(1)],
          ['ArrowUp', () => step(-1)],
          ['Escape', () => show(false)],
          ...(active < 0 ? [] : [['Enter', choose] as const]),
        ]
      : [['ArrowDown', () => show(true)]],
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = event.isComposing ? undefined : keys.get(event.key);
    if (!run) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    const save = () => remember(input.value);
    input.addEventListener('input', type);
    input.addEventListener('compositionend', type);
    input.addEventListener('focus', focus);
    input.addEventListener('keydown', press);
    form.addEventListener('focusout', leave);
    form.addEventListener('submit', save);
    // What was typed while this was on its way.
    if (input.value !== input.defaultValue) ask(input.value);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('compositionend', type);
      input.removeEventListener('focus', focus);
      input.removeEventListener('keydown', press);
      form.removeEventListener('focusout', leave);
      form.removeEventListener('submit', save);
    };
  }, [form, input]);

  useComboboxState(input, open, active);
  return (
    <Panel input={input} groups={groups} old={old} open={open} active={entries[active]} texts={texts} typed={text} />
  );
}

function useComboboxState(input: HTMLInputElement, open: boolean, active: number): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', 'suggestions');
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) input.setAttribute('aria-activedescendant', optionId(active));
    else input.removeAttribute('aria-activedescendant');
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [input, open, active]);
}

type PanelProps = {
  input: HTMLInputElement;
  groups: Group[];
  old: readonly string[];
  open: boolean;
  active: Entry | undefined;
  texts: Texts;
  typed: string;
};

function Panel({ input, groups, old, open, active, texts, typed }: PanelProps) {
  const entries = groups.flatMap((group) => group.entries);
  const option = (entry: Entry) => (
    <a
      key={entry.href}
      role="option"
      id={optionId(entries.indexOf(entry))}
      aria-selected={entry === active}
      tabIndex={-1}
      href={entry.href}
      onClick={() => entry.word && remember(entry.word)}
    >
      <EntryText entry={entry} typed={typed} />
    </a>
  );
  const tool = (label: string, name: string, run: () => void) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      onClick={() => {
        input.focus();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    // A press inside must not take the focus away, or the panel closes before the click arrives.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but keeping the focus in the box
    <div className="suggestions" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id="suggestions" aria-label={texts['search:box.suggestions']} tabIndex={-1}>
        {groups.map(({ title, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={title} role="group" aria-label={title}>
            <b aria-hidden="true">{title}</b>
            {own.map(option)}
          </div>
        ))}
      </div>
      <div className="tools">
        {old.length > 0 && tool(texts['search:box.clear'], texts['search:box.clear'], forgetAll)}
        {old.map((word) => tool('×', `${texts['search:box.remove']} ${word}`, () => forget(word)))}
      </div>
    </div>
  );
}

function EntryText({ entry: { text, product }, typed }: { entry: Entry; typed: string }) {
  const marked = pieces(text, typed).map(({ piece, typed: own }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    own ? <strong key={at}>{piece}</strong> : piece,
  );
  if (!product) return marked;
  return (
    <>
      <Picture path={product.picture} width={80} />
      <span>{marked}</span>
      <em>{price(product.price)}</em>
    </>
  );
}
