import { atom } from 'nanostores';
import { loadNews } from '../../lib/browser/api/desk/orders.ts';

/** Orders paid since somebody last looked. */
export const $news = atom(0);
const EVERY_MS = 20_000;

/** Asks now and then, while the page is looked at. */
export function watchNews() {
  /** By the mall's clock; empty until it has told it. */
  let since = '';
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    // What cannot be asked now is asked the next time.
    const news = document.hidden ? undefined : await loadNews(since || new Date().toISOString()).catch(() => undefined);
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
    /** What has been told of is looked at now. */
    seen(): void {
      since = latest;
      $news.set(0);
    },
  };
}
