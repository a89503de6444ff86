import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FootprintPage as Page } from '#contract/footprint/schema.ts';
import { FOOTPRINT_DAYS } from '#contract/footprint/values.ts';
import { footprintPath, readFootprint } from '../../../lib/browser/footprint/footprint-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dayAndMonth } from '../../../lib/shared/format.ts';
import { byDay, createFootprints } from '../../../stores/inside/footprint.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { inPage } from '../../ui/in-page.ts';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { ListSearch } from '../ui/ListSearch.tsx';
import { FootprintGoods } from './FootprintGoods.tsx';

const ALL = { text: '', page: 1 };

export const FootprintPage = defineScreen(Screen);

function Screen({ search, first }: { search: string } & WithFirst<Page>) {
  const { t, language } = useIsland();
  const found = useAddressList({ search, first, create: createFootprints, read: readFootprint, path: footprintPath });
  const { list, page, filter, go } = found;
  const busy = useStore(list.$busy);
  const [asked, setAsked] = useState<string>();
  const confirm = async () => {
    if (asked && (await (asked === 'all' ? list.dropAll() : list.dropDay(asked)))) setAsked(undefined);
  };
  const nameOf = (day: string) => (day === page?.today ? t('footprint:today') : dayAndMonth(day, language));
  return (
    <section className="footprints">
      <header className="flex items-center justify-between gap-4">
        <h1>{t('footprint:title')}</h1>
        {page && page.total > 0 && !filter.text && (
          <Button size="sm" disabled={busy} onClick={() => setAsked('all')}>
            {t('footprint:dropAll')}
          </Button>
        )}
      </header>
      {(filter.text || (page && page.total > 0)) && (
        <div className="mt-4 max-w-120">
          <ListSearch
            text={filter.text}
            words={{
              label: t('footprint:search'),
              placeholder: t('footprint:search'),
              clear: t('footprint:clear'),
              find: t('footprint:find'),
            }}
            onText={(text) => go({ text, page: 1 })}
          />
        </div>
      )}
      <PagedList
        found={found}
        skeleton={<Skeleton count={2} className="h-64" />}
        none={() =>
          page?.total === 0 &&
          (filter.text ? (
            <Empty title={t('footprint:noneFound', { text: filter.text })} text="">
              <a className="btn btn-outline" href={footprintPath(ALL)} onClick={inPage(() => go(ALL))}>
                {t('footprint:toAll')}
              </a>
            </Empty>
          ) : (
            <Empty title={t('footprint:empty')} text={t('footprint:emptyText', { days: FOOTPRINT_DAYS })}>
              <a href="/goods" className="btn btn-primary">
                {t('footprint:go')}
              </a>
            </Empty>
          ))
        }
        foot={
          page &&
          page.total > 0 && <p className="mt-4 text-xs text-quiet">{t('footprint:stored', { days: FOOTPRINT_DAYS })}</p>
        }
      >
        {(shown) =>
          byDay(shown).map(({ day, items }) => (
            <section key={day} className="mt-5" aria-labelledby={`day-${day}`}>
              <header className="flex items-center justify-between gap-4 mb-3 text-sm">
                <h2 className="text-base" id={`day-${day}`}>
                  <time dateTime={day}>{nameOf(day)}</time>
                </h2>
                <Button
                  look="link"
                  disabled={busy}
                  aria-label={t('footprint:dropDayOf', { day: nameOf(day) })}
                  onClick={() => setAsked(day)}
                >
                  {t('footprint:dropDay')}
                </Button>
              </header>
              <FootprintGoods items={items} busy={busy} onDrop={(id) => void list.dropOne(id)} />
            </section>
          ))
        }
      </PagedList>
      {asked && (
        <Confirm
          title={asked === 'all' ? t('footprint:askAll') : t('footprint:askDay', { day: nameOf(asked) })}
          action={t('footprint:drop')}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
