import { atom } from 'nanostores';
import { viewNews } from '#contract/dashboard/desk.calls.ts';
import { quietDesk } from '../../lib/browser/api/desk/client.ts';

export const $news = atom(0);
const EVERY_MS = 20_000;

/** Polls while the page is visible; an ended session opens no login. */
export function watchNews() {
  /** By the mall's clock; empty until it has told it. */
  let since = '';
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    // What cannot be asked now is asked the next time.
    const query = { since: since || new Date().toISOString() };
    const news = document.hidden ? undefined : await quietDesk.call(viewNews, { query }).catch(() => undefined);
    if (news) {
      latest = news.now;
      if (since) $news.set(news.paid);
      else since = latest;
    }
    timer = setTimeout(look, EVERY_MS);
  }

  void look();
  return {
    stop: () => clearTimeout(timer),
    seen(): void {
      since = latest;
      $news.set(0);
    },
  };
}
