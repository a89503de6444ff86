import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Talk } from '#contract/chat/desk.schema.ts';
import { MSG_TYPE } from '#contract/chat/values.ts';
import type { Console } from '../../../stores/desk/chat.ts';
import { createChatSettings } from '../../../stores/desk/chat-settings.ts';
import { Composer } from '../../inside/ui/chat/Composer.tsx';
import { Messages } from '../../inside/ui/chat/Messages.tsx';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { ChatSidebar, useChatLinks } from './ChatSidebar.tsx';
import { HandDialog } from './HandDialog.tsx';

type Props = { desk: Console; talk: Talk };

export function OpenTalk({ desk, talk }: Props) {
  const { t } = useIsland();
  const thread = useStore(desk.$thread);
  const links = useChatLinks();
  if (!thread || thread.id !== talk.id) return null;
  const mine = talk.tab === 'mine';
  return (
    <>
      <section className="chat-open" aria-labelledby="talk-name">
        <TalkHead desk={desk} talk={talk} />
        <Messages
          key={`${talk.id} ${mine}`}
          thread={thread}
          links={links}
          onLook={desk.look}
          hint={t('chat:nothing')}
        />
        {mine ? (
          <Composer key={talk.id} thread={thread} upload={desk.uploadPicture} placeholder={t('deskchat:placeholder')} />
        ) : (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 px-5 text-sm bg-base-200">
            {t('deskchat:notMine')}
          </p>
        )}
      </section>
      <aside className="console-beside max-xl:col-span-full max-xl:border-t max-xl:border-t-base-300 grid content-start gap-5 p-4 border-s border-s-base-300">
        {mine && <QuickAnswers onSay={(text) => thread.send(MSG_TYPE.TEXT, { text })} />}
        <ChatSidebar key={talk.id} id={talk.id} />
      </aside>
    </>
  );
}

function TalkHead({ desk, talk }: Props) {
  const { t } = useIsland();
  const busy = useStore(desk.$busy);
  const [handing, setHanding] = useState(false);
  const { shopper, servedBy, tab } = talk;
  return (
    <header className="flex gap-2 items-center py-3 px-5 border-b border-base-300">
      <div className="first:flex-1 first:min-w-0">
        <h2 className="font-semibold" id="talk-name">
          {shopper.name}
        </h2>
        <p className="text-xs text-quiet">
          {t(shopper.online ? 'deskchat:online' : 'deskchat:offline')}
          {servedBy && ` · ${t('chat:servedBy', { name: servedBy.name })}`}
        </p>
      </div>
      {tab === 'mine' ? (
        <>
          <Button size="sm" busy={busy} onClick={() => setHanding(true)}>
            {t('deskchat:hand')}
          </Button>
          <Button size="sm" busy={busy} onClick={() => void desk.end()}>
            {t('deskchat:end')}
          </Button>
        </>
      ) : (
        <Button size="sm" look="primary" busy={busy} onClick={() => void desk.take()}>
          {servedBy ? t('deskchat:takeOver', { name: servedBy.name }) : t('deskchat:take')}
        </Button>
      )}
      {handing && <HandDialog desk={desk} onClose={() => setHanding(false)} />}
    </header>
  );
}

function QuickAnswers({ onSay }: { onSay: (text: string) => void }) {
  const { t } = useIsland();
  const [settings, now] = useResource(createChatSettings);
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('deskchat:quick')}</h3>
      <Loading now={now} onRetry={settings.reload} />
      {now.value?.quick.length === 0 && <p className="text-quiet">{t('deskchat:noQuick')}</p>}
      <ul className="console-quick grid gap-2">
        {now.value?.quick.map((text) => (
          <li key={text}>
            <Button size="sm" onClick={() => onSay(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
