import { STATEMENT_STATUS } from '#contract/settlement/values.ts';
import { readStatements, statementsPath } from '../../../lib/browser/desk/settlement-url.ts';
import { createStatements } from '../../../stores/desk/settlement.ts';
import { AddressTabs } from '../../ui/AddressTabs.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { useStatementColumns } from './columns.tsx';

type Props = { search: string; everyShop: boolean };

export const StatementsScreen = defineScreen(Statements);

function Statements({ search, everyShop }: Props) {
  const { t } = useIsland();
  const found = useAddressList({ search, read: readStatements, path: statementsPath, create: createStatements });
  return (
    <FoundList
      title={t('desksettlement:statements')}
      found={found}
      none={<p>{t('desksettlement:noStatements')}</p>}
      columns={useStatementColumns(everyShop)}
    >
      <p className="field-hint mb-4">
        {t(everyShop ? 'desksettlement:statementsOfAll' : 'desksettlement:statementsHint')}
      </p>
      <AddressTabs
        found={found}
        look="desk"
        label={t('desksettlement:column.status')}
        name="status"
        options={[
          [undefined, t('desksettlement:all')],
          ...Object.values(STATEMENT_STATUS).map((status) => [status, t(`desksettlement:status.${status}`)] as const),
        ]}
      />
    </FoundList>
  );
}
