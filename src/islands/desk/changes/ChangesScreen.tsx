import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChangeBrief, ChangeView } from '#contract/documents/schema.ts';
import { listStaff } from '#contract/operator/desk.calls.ts';
import { changesOf } from '../../../lib/browser/desk/differences.ts';
import { type ChangeFilter, createChangeLog } from '../../../stores/desk/change-log.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { ChangeList } from '../ui/ChangeList.tsx';
import { Differences } from '../ui/Differences.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundRows } from '../ui/FoundList.tsx';
import { MayLink, useMay } from '../ui/may.tsx';
import { useNamed } from '../ui/named.ts';
import { ChangeFilters } from './ChangeFilters.tsx';
import { fieldName } from './field-name.ts';
import { emptyLike, inWords, isChange, isReplaced } from './in-words.ts';
import { placeOf } from './place.ts';

export const ChangesScreen = defineScreen(Screen);

function Screen({ kinds }: { kinds: string[] }) {
  const { t, failureWords } = useIsland();
  const named = useMay()(listStaff);
  const [log] = useState(() => createChangeLog(failureWords, named));
  const filter = useStore(log.$filter);
  const now = useStore(log.history.$state);
  useEffect(() => log.start(), [log]);
  return (
    <>
      <header className="desk-head">
        <h1>{t('desk:menu.changes')}</h1>
      </header>
      <ChangeFilters
        kinds={kinds}
        filter={filter}
        people={log.people}
        onFilter={(next: ChangeFilter) => log.show(next)}
      />
      <div className="desk-card mt-4">
        <FoundRows found={{ list: log.history, now, page: now.value }} none={t('desk:history.none')}>
          {() => (
            <ChangeList history={log.history} of={(one) => <Of change={one} />}>
              {(one) => <What change={one} />}
            </ChangeList>
          )}
        </FoundRows>
      </div>
    </>
  );
}

function Of({ change: { kind, ref, title } }: { change: ChangeBrief }) {
  const { language } = useIsland();
  const named = useNamed();
  return (
    <span>
      {named('kind', kind)} {title && (title[language] || title.zh)}{' '}
      {ref && <small className="text-quiet">{ref}</small>}
    </span>
  );
}

function What({ change }: { change: ChangeView }) {
  const { t, language } = useIsland();
  const [before, after] = [change.before, change.after].map((value) => inWords(change, value, t, language));
  const place = placeOf(change);
  return (
    <>
      <Differences
        differences={changesOf(emptyLike(before, after), emptyLike(after, before)).filter(isChange)}
        isWhole={isReplaced}
        nameOf={(path) => fieldName(change.kind, path, t)}
      />
      {place && (
        <p className="mt-3">
          <MayLink call={place.call} href={place.href} className="link">
            {t('deskchanges:open')}
          </MayLink>
        </p>
      )}
    </>
  );
}
