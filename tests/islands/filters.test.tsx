import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayFilters } from '#src/islands/desk/ui/DayFilters.tsx';
import { Choice, Filters } from '#src/islands/desk/ui/Filters.tsx';
import { OrderSearch } from '#src/islands/inside/order/OrderSearch.tsx';
import { IslandProvider } from '#src/islands/ui/IslandContext.tsx';

let root: Root;
const withTexts = (part: ReactNode) => <IslandProvider words={{ language: 'en', texts: {} }}>{part}</IslandProvider>;
const field = <E extends HTMLElement = HTMLInputElement>(place: string) => document.querySelector<E>(place) as E;

/** The page as the server sends it, what somebody does there, and then the script. */
async function arrive(part: ReactNode, meanwhile: () => void): Promise<void> {
  const page = document.createElement('main');
  page.innerHTML = renderToString(withTexts(part));
  document.body.replaceChildren(page);
  meanwhile();
  await act(async () => {
    root = hydrateRoot(page, withTexts(part));
  });
}
const show = (part: ReactNode) => act(async () => root.render(withTexts(part)));
const send = () => act(async () => field<HTMLFormElement>('form').requestSubmit());

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('looks for what was typed before the script came', async () => {
  const onFind = vi.fn();
  const filters = (text: string) => (
    <Filters label="Find" name="text" text={text} onFind={onFind}>
      {() => null}
    </Filters>
  );
  await arrive(filters(''), () => {
    field('[name=text]').value = 'early';
  });
  await send();
  expect(onFind).toHaveBeenCalledExactlyOnceWith('early');
  await show(filters('early'));
  await show(filters('back'));
  expect(field('[name=text]').value).toBe('back');
});

it('reports a choice that was made before the script came, and none where nothing was chosen', async () => {
  const onValue = vi.fn();
  const choice = (value: string) => <Choice label="Stock" value={value} options={[['out', 'Out']]} onValue={onValue} />;
  await arrive(choice(''), () => {
    field<HTMLSelectElement>('select').value = 'out';
  });
  expect(onValue).toHaveBeenCalledExactlyOnceWith('out');
  await act(async () => root.unmount());
  onValue.mockReset();
  await arrive(choice('not loaded'), () => {});
  await arrive(choice('out'), () => {});
  expect(onValue).not.toHaveBeenCalled();
});

it('looks between days that were typed before the script came, and sends all of the address without it', async () => {
  const onFilter = vi.fn();
  const filter = { text: '', from: '', to: '2026-02-01' };
  const filters = (
    <DayFilters
      filter={filter}
      rest={{ tab: 'paid', shopId: '' }}
      label=""
      placeholder=""
      from=""
      onFilter={onFilter}
    />
  );
  await arrive(filters, () => {
    field('[name=from]').value = '2026-01-01';
    const sent = [...new FormData(field<HTMLFormElement>('form'))];
    expect(Object.fromEntries(sent)).toEqual({ tab: 'paid', text: '', from: '2026-01-01', to: '2026-02-01' });
  });
  await send();
  expect(onFilter).toHaveBeenCalledWith({ text: '', from: '2026-01-01', to: '2026-02-01' });
});

it("looks among a shopper's orders for what was typed before the script came, in the tab of the address", async () => {
  const onFilter = vi.fn();
  await arrive(<OrderSearch filter={{ tab: 'canceled', text: '', page: 3 }} onFilter={onFilter} />, () => {
    field('[name=text]').value = 'early';
    expect(new FormData(field<HTMLFormElement>('form')).get('tab')).toBe('canceled');
  });
  await send();
  expect(onFilter).toHaveBeenCalledWith({ tab: 'canceled', text: 'early', page: 1 });
});
