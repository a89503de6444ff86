import { ApiError } from '../lib/shared/api/client.ts';
import { failureOf } from '../stores/public/failure.ts';

export async function loadInto<T>(name: string, load: () => Promise<T>, fill: (value: T) => void): Promise<void> {
  const root = document.querySelector<HTMLElement>(`[data-load="${name}"]`);
  const failed = root?.querySelector<HTMLElement>('[data-load-failed]');
  if (!root || !failed) return;
  const show = (state: 'loading' | 'loaded' | 'missing' | 'load-failed') => {
    root.setAttribute('aria-busy', String(state === 'loading'));
    for (const part of ['loading', 'loaded', 'missing', 'load-failed']) {
      root.querySelector<HTMLElement>(`[data-${part}]`)?.toggleAttribute('hidden', part !== state);
    }
  };
  const { network = '', internal = '' } = document.getElementById('toasts')?.dataset ?? {};
  const attempt = async () => {
    show('loading');
    try {
      fill(await load());
      show('loaded');
    } catch (error) {
      if (isMissing(error) && root.querySelector('[data-missing]')) return show('missing');
      const [text] = failed.children;
      if (text) text.textContent = failureOf(error, { network, internal }).text;
      show('load-failed');
    }
  };
  failed.querySelector('button')?.addEventListener('click', attempt);
  await attempt();
}

/** Whether the id does not exist or is invalid, so that a retry does not help. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid');
