import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addCampaign, removeCampaign } from '#contract/campaign/desk.calls.ts';
import type { DeskCampaign } from '#contract/campaign/schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { CAMPAIGNS_PATH as PATH } from '../../../lib/shared/desk/product-url.ts';
import { campaignPath } from '../../../lib/shared/paths.ts';
import { createCampaigns } from '../../../stores/desk/campaign.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { May, useMay } from '../ui/may.tsx';
import { useMoment } from '../ui/moment.ts';
import { TwoLines } from '../ui/TwoLines.tsx';

type Props = { page: number };

export const CampaignsScreen = defineScreen(Screen);

function Screen({ page }: Props) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createCampaigns(page, words));
  const [going, setGoing] = useState<DeskCampaign>();
  const removes = useMay()(removeCampaign);
  return (
    <FoundList
      title={t('deskcampaign:title')}
      actions={
        <May call={addCampaign}>
          <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
            {t('deskcampaign:add')}
          </a>
        </May>
      }
      found={{ list, now, page: now.value, hrefOf: (to) => `${PATH}?page=${to}` }}
      none={t('deskcampaign:none')}
      columns={useColumns(setGoing).filter(({ id }) => id !== 'out' || removes)}
      card
    >
      {going && <Remove list={list} campaign={going} onClose={() => setGoing(undefined)} />}
    </FoundList>
  );
}

function usePeriod() {
  const { t } = useIsland();
  const moment = useMoment();
  return ({ startsAt, endsAt }: DeskCampaign): string => {
    if (startsAt && endsAt) return t('deskcampaign:period.both', { from: moment(startsAt), until: moment(endsAt) });
    if (startsAt) return t('deskcampaign:period.from', { at: moment(startsAt) });
    return endsAt ? t('deskcampaign:period.until', { at: moment(endsAt) }) : t('deskcampaign:period.always');
  };
}

function useColumns(onRemove: (campaign: DeskCampaign) => void): Column<DeskCampaign>[] {
  const { t, language } = useIsland();
  const period = usePeriod();
  return [
    {
      id: 'title',
      title: t('deskcampaign:field.title'),
      cell: ({ id, title, code }) => (
        <TwoLines note={code}>
          <a className="link" href={`${PATH}/${id}`}>
            {inLanguage(title, language)}
          </a>
        </TwoLines>
      ),
    },
    { id: 'period', title: t('deskcampaign:field.period'), cell: period },
    {
      id: 'state',
      title: t('deskcampaign:state.title'),
      cell: ({ state }) => (
        <span className={`badge badge-sm ${state === 'running' ? 'badge-success' : 'badge-outline'}`}>
          {t(`deskcampaign:state.${state}`)}
        </span>
      ),
    },
    {
      id: 'page',
      title: t('deskcampaign:field.page'),
      cell: ({ code, title, state }) =>
        state === 'running' && (
          <a
            className="link"
            href={campaignPath(code)}
            target="_blank"
            rel="noopener"
            aria-label={t('deskcampaign:visitOf', { name: inLanguage(title, language) })}
          >
            {t('deskcampaign:visit')}
          </a>
        ),
    },
    {
      id: 'out',
      title: t('deskcampaign:remove'),
      cell: (campaign) => (
        <Button
          look="link"
          aria-label={t('deskcampaign:removeOf', { name: inLanguage(campaign.title, language) })}
          onClick={() => onRemove(campaign)}
        >
          {t('deskcampaign:remove')}
        </Button>
      ),
      end: true,
    },
  ];
}

type RemoveProps = { list: ReturnType<typeof createCampaigns>; campaign: DeskCampaign; onClose: () => void };

function Remove({ list, campaign, onClose }: RemoveProps) {
  const { t, language } = useIsland();
  const busy = useStore(list.$busy);
  const remove = async () => {
    if (await list.remove(campaign)) toast(t('deskcampaign:removed'), 'success');
    onClose();
    await list.reload();
  };
  return (
    <Confirm
      title={t('deskcampaign:removeAsk', { name: inLanguage(campaign.title, language) })}
      action={t('deskcampaign:remove')}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('deskcampaign:removeText')}
    </Confirm>
  );
}
