import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { TALK_TABS } from '#contract/code-words.ts';
import { chime } from '../../../lib/browser/desk/chime.ts';
import { $sound, createConsole } from '../../../stores/desk/chat.ts';
import { Connection } from '../../inside/ui/chat/Connection.tsx';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { Figures } from './Figures.tsx';
import { OpenTalk } from './OpenTalk.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { TalkList } from './TalkList.tsx';

export const ConsoleScreen = defineScreen(Screen);

function Screen() {
  const { t } = useIsland();
  const [desk, now] = useResource((words) => createConsole(words, () => $sound.get() === 'on' && chime()));
  const [settings, setSettings] = useState(false);
  const tab = useStore(desk.$tab);
  const talk = useStore(desk.$talk);
  const sound = useStore($sound, { ssr: 'initial' });
  const missed = useStore(desk.$missed);
  useEffect(() => {
    const plain = document.title;
    if (missed > 0) document.title = t('deskchat:newTitle', { amount: missed });
    return () => {
      document.title = plain;
    };
  }, [missed, t]);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskchat:title')}</h1>
        <div className="flex items-center gap-6">
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={sound === 'on'}
              onChange={({ target }) => $sound.set(target.checked ? 'on' : 'off')}
            />
            {t('deskchat:sound')}
          </label>
          <Button onClick={() => setSettings(true)}>{t('deskchat:settings')}</Button>
        </div>
      </header>
      {now.value && <Figures figures={now.value.figures} />}
      <Connection link={desk.link} />
      <div className="console grid grid-cols-[17.5rem_minmax(0,1fr)_16rem] h-[max(32rem,calc(100dvh_-_15rem))] overflow-hidden bg-base-100 border border-base-300 rounded-box max-xl:grid-cols-[17.5rem_minmax(0,1fr)]">
        <div className="bg-base-200 border-e border-e-base-300">
          <nav
            className="tabs tabs-border gap-x-1.5! px-1 border-b border-base-300"
            aria-label={t('deskchat:tabsLabel')}
          >
            {TALK_TABS.map((one) => (
              <button
                key={one}
                className="tab flex-auto flex-nowrap gap-1 whitespace-nowrap text-sm"
                type="button"
                aria-current={one === tab ? 'true' : undefined}
                onClick={() => void desk.choose(one)}
              >
                {t(`deskchat:tabs.${one}`)}
                {one === 'queue' && !!now.value?.figures.waiting && (
                  <b className="badge badge-primary badge-sm text-primary-content">{now.value.figures.waiting}</b>
                )}
              </button>
            ))}
          </nav>
          <Loading now={now} onRetry={desk.reload}>
            <Skeleton count={4} className="h-16" />
          </Loading>
          {now.value && <TalkList talks={now.value.items} tab={tab} current={talk?.id} onShow={desk.show} />}
        </div>
        {talk ? (
          <OpenTalk desk={desk} talk={talk} />
        ) : (
          <p className="py-8 px-4 text-center text-quiet self-center col-[2/-1]">{t('deskchat:choose')}</p>
        )}
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </>
  );
}
