import { useState } from 'react';
import type { BalancePage as BalanceView, BalancePage as Page } from '#contract/payment/schema.ts';
import { balancePath } from '../../../lib/browser/payment/payment.rules.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { createBalance } from '../../../stores/inside/balance.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Waiting } from './Ends.tsx';
import { Ledger } from './Ledger.tsx';
import { TopUpDialog } from './TopUpDialog.tsx';

export const BalancePage = defineScreen(Balance);

function Balance({ page, first }: { page: number } & WithFirst<BalanceView>) {
  const { t } = useIsland();
  const [balance, now] = useResource((words) => createBalance(page, words), first);
  const [toppingUp, setToppingUp] = useState(false);
  const found = now.value;
  return (
    <>
      <h1>{t('pay:balance.title')}</h1>
      <Loading now={now} onRetry={balance.reload}>
        <Waiting />
      </Loading>
      {found && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 mt-5 mb-8 py-6 px-7 rounded-box bg-base-200">
            <p className="grid text-sm text-quiet">
              {t('pay:balance.have')}
              <Money fen={found.balance} size="xl" />
            </p>
            <Button look="primary" disabled={found.topUp.ways.length === 0} onClick={() => setToppingUp(true)}>
              {t('pay:balance.topUp')}
            </Button>
          </div>
          <Moves found={found} />
        </>
      )}
      {found && toppingUp && <TopUpDialog balance={balance} limits={found.topUp} onClose={() => setToppingUp(false)} />}
    </>
  );
}

function Moves({ found: { items, page, pages } }: { found: Page }) {
  const { t } = useIsland();
  return (
    <>
      <h2>{t('pay:balance.moves')}</h2>
      {items.length === 0 ? (
        <Empty title={t('pay:balance.none')} text={t('pay:balance.noneText')}>
          {page > 1 && (
            <a href={balancePath} className="btn btn-outline">
              {t('pay:balance.first')}
            </a>
          )}
        </Empty>
      ) : (
        <Ledger items={items} />
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => (to === 1 ? balancePath : `${balancePath}?page=${to}`)} />
    </>
  );
}
