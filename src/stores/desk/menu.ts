import { viewWaiting } from '#contract/dashboard/desk.calls.ts';
import { quietDesk } from '../../lib/browser/api/desk/client.ts';
import { countLabel, countsByScreen } from '../../lib/shared/desk/waiting.ts';

/** How much waits now, by the addresses of screens, one or several in a row; as the menu says it. */
export async function loadCounts(): Promise<(screens: string) => string> {
  const counts = countsByScreen((await quietDesk.call(viewWaiting)).items);
  return (screens) => countLabel(screens.split(' ').reduce((sum, screen) => sum + (counts.get(screen) ?? 0), 0));
}
