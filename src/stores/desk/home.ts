import { atom } from 'nanostores';
import type { SeriesDays } from '#contract/limits.ts';
import * as api from '../../lib/browser/api/desk/orders.ts';
import { loadSetup } from '../../lib/browser/api/desk/setup.ts';
import type { FailureWords } from '../public/form.ts';
import { createResource } from '../public/resource.ts';

/** Counters and figures of the desk's home. */
/** @param all whether the operator looks after the whole mall */
export function createDeskHome(words: FailureWords, all = false) {
  const $days = atom<SeriesDays>(30);
  const home = createResource(api.loadHome, words);
  const series = createResource(() => api.loadSeries($days.get()), words);
  const setup = createResource(loadSetup, words);
  const reload = () => Promise.all([home.reload(), series.reload(), ...(all ? [setup.reload()] : [])]);
  return {
    ...{ $home: home.$state, $series: series.$state, $setup: setup.$state, $days, reload },
    look(days: SeriesDays): Promise<void> {
      $days.set(days);
      return series.reload();
    },
  };
}
