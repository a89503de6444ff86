import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SortableList } from '#src/islands/desk/ui/SortableList.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

const ROW_PX = 40;

function List() {
  const [items, setItems] = useState(['a', 'b', 'c', 'd']);
  return (
    <SortableList label="letters" items={items} idOf={(one) => one} nameOf={(one) => one} onOrder={setItems}>
      {(one) => <span>{one}</span>}
    </SortableList>
  );
}

let root: Root;
const order = () => [...document.querySelectorAll('li span')].map(({ textContent }) => textContent).join('');
const grips = () => [...document.querySelectorAll('button')];

/** Rows below each other; jsdom lays nothing out. */
function placeRows(this: Element): DOMRect {
  const row = this.closest('li');
  const at = row ? [...document.querySelectorAll('li')].indexOf(row) : 0;
  return new DOMRect(0, at * ROW_PX, 100, row ? ROW_PX : 4 * ROW_PX);
}

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeRows);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  root.render(
    <IslandProvider words={{ language: 'en', texts: {} }}>
      <List />
    </IslandProvider>,
  );
  await becomes('abcd');
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

const becomes = (wanted: string) => vi.waitFor(() => expect(order()).toBe(wanted), 10_000);
const says = (text: string) =>
  vi.waitFor(() => expect(document.querySelector('[id^=DndLiveRegion]')?.textContent).toBe(text), 10_000);

/** Keys that a busy machine delivers in one task. */
function pressAll(grip: Element | undefined, codes: string[]): void {
  for (const code of codes)
    grip?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
}

it('moves a row by keys that arrive one by one', async () => {
  const [grip] = grips();
  pressAll(grip, ['Space']);
  await says('desk:sort.over');
  pressAll(grip, ['ArrowDown']);
  pressAll(grip, ['Space']);
  await becomes('bacd');
  await says('desk:sort.dropped');
});

it('loses no key of those that arrive while the grip is being taken', async () => {
  pressAll(grips()[0], ['Space', 'ArrowDown', 'ArrowDown', 'Space']);
  await becomes('bcad');
});

it('passes on what was pressed behind the end of a move', async () => {
  pressAll(grips()[0], ['Space', 'ArrowDown', 'Space', 'Space', 'ArrowDown', 'Enter']);
  await becomes('bcad');
});
