import { atom } from 'nanostores';
import * as calls from '#contract/dashboard/desk.calls.ts';
import type { SeriesDays } from '#contract/limits.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createResource } from '../public/resource.ts';

export function createDeskHome(words: FailureWords, all = false) {
  const $days = atom<SeriesDays>(30);
  const home = createResource(() => desk.call(calls.viewHome), words);
  const series = createResource(() => desk.call(calls.viewSeries, { query: { days: $days.get() } }), words);
  const setup = createResource(() => desk.call(calls.viewSetup), words);
  const reload = () => Promise.all([home.reload(), series.reload(), ...(all ? [setup.reload()] : [])]);
  return {
    ...{ $home: home.$state, $series: series.$state, $setup: setup.$state, $days, reload },
    refresh: home.reload,
    look(days: SeriesDays): Promise<void> {
      $days.set(days);
      return series.reload();
    },
  };
}
