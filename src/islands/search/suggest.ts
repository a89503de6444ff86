import { $history, $suggestions, ask, forget, forgetAll, remember } from '../../stores/search.ts';
import { element, historyGroups, listOf, suggestionGroups, type Texts } from './panel.ts';

/** Suggestions under the search box, as a combobox: what was searched for before, and what the letters may become. */
export function bindSuggestions(form: HTMLFormElement): void {
  const field = form.elements.namedItem('searchText');
  if (field instanceof HTMLInputElement) bind(form, field);
}

function bind(form: HTMLFormElement, input: HTMLInputElement): void {
  const texts = JSON.parse(form.dataset.texts ?? '{}') as Texts;
  const list = element('div', { role: 'listbox', id: 'suggestions', 'aria-label': texts['search:box.suggestions'] });
  const tools = element('div', { class: 'tools' });
  const panel = element('div', { class: 'suggestions' }, list, tools);
  panel.hidden = true;
  form.append(panel);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': 'suggestions',
    'aria-expanded': 'false',
  })) {
    input.setAttribute(name, value);
  }
  let active = -1;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  function show(open: boolean): void {
    panel.hidden = !open || options().length === 0;
    input.setAttribute('aria-expanded', String(!panel.hidden));
    mark(-1);
  }

  function mark(at: number): void {
    active = at;
    for (const [index, option] of options().entries()) option.setAttribute('aria-selected', String(index === at));
    const option = options()[at];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function draw(): void {
    const found = input.value.trim() ? $suggestions.get() : undefined;
    const old = input.value.trim() ? [] : $history.get();
    list.replaceChildren(
      ...listOf(
        found ? suggestionGroups(found, texts) : historyGroups(old, texts),
        ({ word }) => word && remember(word),
      ),
    );
    tools.replaceChildren(
      ...(old.length ? [tool(texts['search:box.clear'], texts['search:box.clear'], forgetAll)] : []),
      ...old.map((word) => tool('×', `${texts['search:box.remove']} ${word}`, () => forget(word))),
    );
    show(form.contains(document.activeElement));
  }

  function tool(text: string, label: string, run: () => void): HTMLElement {
    const button = element('button', { type: 'button', 'aria-label': label }, text);
    button.addEventListener('click', () => {
      input.focus();
      run();
    });
    return button;
  }

  const step = (by: 1 | -1) => {
    const places = options().length + 1;
    // One place more than there are options: the box itself.
    mark(((active + 1 + by + places) % places) - 1);
  };
  const keys = new Map([
    ['Escape', () => show(false)],
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', () => options()[active]?.click()],
  ]);

  function press(event: KeyboardEvent): void {
    const run = panel.hidden && event.key === 'ArrowDown' ? draw : keys.get(event.key);
    const idle = (panel.hidden && event.key !== 'ArrowDown') || (event.key === 'Enter' && active < 0);
    if (event.isComposing || idle || !run) return;
    event.preventDefault();
    run();
  }

  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) ask(input.value);
    if (!input.value.trim()) draw();
  });
  input.addEventListener('compositionend', () => ask(input.value));
  input.addEventListener('focus', draw);
  input.addEventListener('keydown', press);
  form.addEventListener('submit', () => remember(input.value));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
  });
  // A press inside must not take the focus away, or the panel closes before the click arrives.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  $suggestions.listen(draw);
  $history.listen(draw);
  // What was typed while this was on its way.
  if (input.value !== input.defaultValue) ask(input.value);
  if (document.activeElement === input) draw();
}
