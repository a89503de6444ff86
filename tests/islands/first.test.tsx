import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { defineScreen } from '#src/islands/ui/define-screen.tsx';
import { Loading } from '#src/islands/ui/Loading.tsx';
import { useResource } from '#src/islands/ui/use-resource.ts';
import { ApiError } from '#src/lib/shared/api/client.ts';
import type { WithFirst } from '#src/lib/shared/api/resource.ts';
import { createResource } from '#src/stores/public/resource.ts';

const words = {
  language: 'en' as const,
  texts: { 'error.network': 'offline', 'error.internal': 'broken', 'ui:retry': 'again' },
};
const load = vi.fn<() => Promise<string>>();

const Screen = defineScreen(({ first }: WithFirst<string>) => {
  const [source, now] = useResource((failures) => createResource(load, failures), first);
  return (
    <>
      <Loading now={now} onRetry={source.reload}>
        <i>waiting</i>
      </Loading>
      <b>{now.value}</b>
    </>
  );
});

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  load.mockReset();
});

const faults = vi.fn<(error: unknown) => void>();
async function hydrated(first: WithFirst<string>['first']): Promise<string> {
  const screen = <Screen words={words} first={first} />;
  document.body.innerHTML = `<main>${renderToString(screen)}</main>`;
  const rendered = document.body.textContent ?? '';
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as Element, screen, { onRecoverableError: faults });
  });
  expect(faults).not.toHaveBeenCalled();
  return rendered;
}

it('what a page was rendered with is shown at once, and not loaded again', async () => {
  expect(await hydrated({ state: 'loaded', value: 'of the server' })).toBe('of the server');
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['of the server', 0]);
});

it('what failed on the server is told, and loaded when one asks for it', async () => {
  load.mockResolvedValue('after all');
  expect(await hydrated({ state: 'failed', text: 'the mall is busy' })).toContain('the mall is busy');
  expect(load).not.toHaveBeenCalled();
  await act(async () => document.querySelector('button')?.click());
  expect(document.body.textContent).toBe('after all');
});

it('without it the island loads by itself, and tells what failed', async () => {
  load.mockRejectedValue(new ApiError('network'));
  expect(await hydrated(undefined)).toBe('waiting');
  expect(document.body.textContent).toContain('offline');
});
