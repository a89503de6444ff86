import { atom } from 'nanostores';
import type { SeriesDays } from '../../../contract/limits.ts';
import * as api from '../../lib/browser/api/desk/orders.ts';
import type { FailureWords } from '../form.ts';
import { createResource } from '../resource.ts';

/** Counters and figures of the desk's home. */
export function createDeskHome(words: FailureWords) {
  const $days = atom<SeriesDays>(30);
  const home = createResource(api.loadHome, words);
  const series = createResource(() => api.loadSeries($days.get()), words);
  const reload = () => Promise.all([home.reload(), series.reload()]);
  return {
    ...{ $home: home.$state, $series: series.$state, $days, reload },
    look(days: SeriesDays): Promise<void> {
      $days.set(days);
      return series.reload();
    },
  };
}
