import { useStore } from '@nanostores/react';
import type { OwnMessages } from '#contract/message/schema.ts';
import { MESSAGE_DAYS } from '#contract/message/values.ts';
import {
  MESSAGE_TABS,
  type MessageTab,
  messagePath,
  readMessageFilter,
} from '../../../lib/browser/message/message-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createMessageList } from '../../../stores/inside/message-list.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { Message } from './Message.tsx';

export const MessagesPage = defineScreen(Messages);

function Messages({ search, first }: { search: string } & WithFirst<OwnMessages>) {
  const { t } = useIsland();
  const found = useAddressList({
    search,
    first,
    create: createMessageList,
    read: readMessageFilter,
    path: messagePath,
  });
  const { list, page } = found;
  const busy = useStore(list.$busy);
  const { tab } = found.filter;
  const unreadOf = (one: MessageTab) => (one === 'all' ? page?.unread.total : page?.unread.kinds[one]) ?? 0;
  return (
    <section className="messages">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-xl font-semibold">{t('message:title')}</h1>
        <Button size="sm" busy={busy} disabled={unreadOf(tab) === 0} onClick={() => void list.readAll()}>
          {t('message:readAll')}
        </Button>
      </header>
      <AddressTabs
        found={found}
        label={t('message:label')}
        name="tab"
        options={MESSAGE_TABS.map((one) => [one, t(`message:tab.${one}`), unreadOf(one) || undefined])}
      />
      <PagedList
        found={found}
        skeleton={<Skeleton count={4} className="h-22" />}
        none={() => <NoMessages tab={tab} />}
        foot={
          page &&
          page.total > 0 && <p className="mt-4 text-xs text-quiet">{t('message:stored', { days: MESSAGE_DAYS })}</p>
        }
      >
        {({ items }) => (
          <ul className="message-list grid gap-3">
            {items.map((message) => (
              <Message key={message.id} message={message} busy={busy} list={list} />
            ))}
          </ul>
        )}
      </PagedList>
      <Undo gone={useStore(list.$gone) !== undefined} onUndo={list.restore} />
    </section>
  );
}

function NoMessages({ tab }: { tab: MessageTab }) {
  const { t } = useIsland();
  return (
    <Empty title={t(`message:empty.${tab}`)} text={tab === 'all' ? t('message:empty.text') : ''}>
      {tab === 'all' ? (
        <a href="/" className="btn btn-primary">
          {t('message:empty.go')}
        </a>
      ) : (
        <a href={messagePath({ tab: 'all', page: 1 })} className="btn btn-outline">
          {t('message:empty.toAll')}
        </a>
      )}
    </Empty>
  );
}

function Undo({ gone, onUndo }: { gone: boolean; onUndo: () => Promise<void> }) {
  const { t } = useIsland();
  return (
    <div className="undo-bar" role="status" hidden={!gone}>
      {gone && (
        <>
          <span>{t('message:deleted')}</span>
          <Button
            className="font-semibold text-inherit underline underline-offset-3"
            look="link"
            onClick={() => void onUndo()}
          >
            {t('message:undo')}
          </Button>
        </>
      )}
    </div>
  );
}
