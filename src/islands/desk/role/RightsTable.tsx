import { type Area, areasOf, covers, LEVELS, levelsOf, type Rights } from '#contract/operator/areas.values.ts';
import { withLevel } from '../../../stores/desk/role.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useWorker } from '../ui/may.tsx';

/** Areas that hold less in a shop. */
const SHOP_HINTS: Partial<Record<Area, string>> = {
  settings: 'deskroles:hints.shopSettings',
  money: 'deskroles:hints.shopMoney',
};

type Props = {
  rights: Rights;
  /** Null: of the mall. */
  shopId: number | null;
  /** Undefined: they are only looked at. */
  onRights?: ((rights: Rights) => void) | undefined;
};

/** What one may not do oneself cannot be ticked: nobody gives what they do not have. */
export function RightsTable({ rights, shopId, onRights }: Props) {
  const { t } = useIsland();
  const own = useWorker().rights;
  const isShop = shopId !== null;
  return (
    <div className="desk-table desk-table-box max-h-[55vh]">
      <table>
        <caption className="sr-only">{t('deskroles:rights')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskroles:areaOf')}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {t(`deskroles:level.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areasOf(shopId).map((area) => {
            const name = t(`deskroles:area.${area}`);
            const hint = t(isShop && SHOP_HINTS[area] ? SHOP_HINTS[area] : `deskroles:hints.${area}`);
            return (
              <tr key={area}>
                <th scope="row" className="font-medium">
                  {name}
                  <small className="block font-normal text-quiet">{hint}</small>
                </th>
                {LEVELS.map((level) => (
                  <td key={level}>
                    {levelsOf(area).includes(level) ? (
                      <input
                        type="checkbox"
                        className="checkbox checkbox-sm"
                        aria-label={t('deskroles:levelOf', { area: name, level: t(`deskroles:level.${level}`) })}
                        checked={covers(rights, { [area]: level })}
                        disabled={!onRights || !covers(own, { [area]: level })}
                        onChange={({ target }) => onRights?.(withLevel(rights, area, level, target.checked))}
                      />
                    ) : (
                      <span aria-hidden="true">—</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
