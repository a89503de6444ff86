import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { exportOverview, saveShopTerms } from '#contract/settlement/desk.calls.ts';
import type { Overview, ShopFigures } from '#contract/settlement/desk.schema.ts';
import { entriesPath, merchantsPath, readEntries, readMerchants } from '../../../lib/browser/desk/settlement-url.ts';
import { signedPrice } from '../../../lib/shared/price.ts';
import { createMerchants } from '../../../stores/desk/settlement.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundFilters } from '../ui/FoundFilters.tsx';
import { FoundList } from '../ui/FoundList.tsx';
import { useMay } from '../ui/may.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { percent } from './columns.tsx';
import { TermsDialog } from './TermsDialog.tsx';

export const MerchantsScreen = defineScreen(Merchants);

function Merchants({ search }: { search: string }) {
  const { t } = useIsland();
  const [edited, setEdited] = useState<ShopFigures>();
  const [adjusted, setAdjusted] = useState<ShopFigures>();
  const found = useAddressList({ search, read: readMerchants, path: merchantsPath, create: createMerchants });
  const { list, page } = found;
  const edits = useMay()(saveShopTerms);
  const busy = useStore(list.$busy);
  return (
    <FoundList
      title={t('desksettlement:merchants')}
      actions={<SheetButton call={exportOverview} sheet={list.sheet} />}
      found={found}
      none={<p>{t('desksettlement:noShops')}</p>}
      columns={useColumns(setEdited, setAdjusted).filter(({ id }) => id !== 'terms' || edits)}
      idOf={({ id }) => String(id)}
    >
      {page && <Figures overview={page} />}
      <FoundFilters
        found={found}
        label={t('desksettlement:findShop')}
        placeholder={t('desksettlement:shopName')}
        from={t('desksettlement:from')}
      />
      {edited && (
        <TermsDialog
          shop={edited}
          busy={busy}
          onSave={(terms) => list.saveTerms(edited.id, terms)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {adjusted && (
        <AdjustDialog
          shop={adjusted}
          busy={busy}
          onSend={(asked) => list.adjust({ shopId: adjusted.id, ...asked })}
          onClose={() => setAdjusted(undefined)}
        />
      )}
    </FoundList>
  );
}

const FIGURES = ['paid', 'subsidy', 'commission', 'due', 'adjusted'] as const;

function Figures({ overview: { from, to, all } }: { overview: Overview }) {
  const { t } = useIsland();
  return (
    <section aria-labelledby="merchant-figures">
      <h2 id="merchant-figures" className="mb-2 text-sm text-quiet">
        {t('desksettlement:figuresOf', { from, to })}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4 mb-4">
        {FIGURES.map((name) => (
          <div key={name} className="py-3.5 px-4.5 rounded-box bg-base-100">
            <dt className="text-sm text-quiet">{t(`desksettlement:figure.${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{signedPrice(all[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Act = (shop: ShopFigures) => void;

function useColumns(onEdit: Act, onAdjust: Act): Column<ShopFigures>[] {
  const { t } = useIsland();
  const money = (name: 'paid' | 'subsidy' | 'commission' | 'due'): Column<ShopFigures> => ({
    id: name,
    end: true,
    title: t(`desksettlement:figure.${name}`),
    cell: (shop) => signedPrice(shop[name]),
  });
  const termsOf = ({ own, rate, period }: ShopFigures) => {
    const commission = own
      ? t('desksettlement:ownShop')
      : rate === null
        ? t('desksettlement:byCategory')
        : percent(rate);
    return `${commission} · ${t(`desksettlement:period.${period}`)}`;
  };
  return [
    {
      id: 'name',
      title: t('desksettlement:column.shop'),
      cell: (shop) => (
        <TwoLines note={termsOf(shop)}>
          <a className="link" href={entriesPath({ ...readEntries(''), shopId: String(shop.id) })}>
            {shop.name}
          </a>
        </TwoLines>
      ),
    },
    money('paid'),
    money('subsidy'),
    money('commission'),
    money('due'),
    {
      id: 'balance',
      end: true,
      title: t('desksettlement:balance'),
      cell: ({ available, pending }) => (
        <TwoLines note={t('desksettlement:pendingOf', { amount: signedPrice(pending) })}>
          {signedPrice(available)}
        </TwoLines>
      ),
    },
    {
      id: 'terms',
      title: t('desksettlement:actions'),
      cell: (shop) => (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" aria-label={t('desksettlement:termsOf', { shop: shop.name })} onClick={() => onEdit(shop)}>
            {t('desksettlement:terms')}
          </Button>
          <Button
            size="sm"
            aria-label={t('desksettlement:adjustOf', { shop: shop.name })}
            onClick={() => onAdjust(shop)}
          >
            {t('desksettlement:adjust')}
          </Button>
        </span>
      ),
    },
  ];
}
