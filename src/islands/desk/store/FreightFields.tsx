import { provinceNames, regionName } from '#contract/address/provinces.values.ts';
import { type ByWeight, FREIGHT_WEIGHT } from '#contract/store/freight.values.ts';
import type { ShopDocument } from '#contract/store/shop.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { MoneyField, NumberField, Switch } from '../ui/fields.tsx';

type Freight = ShopDocument['freight'];
type Props = { value: Freight; onValue: (value: Freight) => void };

const MOST = 20;
const NAMES = provinceNames();

export function FreightFields({ value, onValue }: Props) {
  const { t } = useIsland();
  const { byWeight } = value;
  const regions = value.regions ?? [];
  const setRegions = (next: typeof regions) => {
    const { regions: _, ...rest } = value;
    onValue(next.length ? { ...rest, regions: next } : rest);
  };
  return (
    <div className="desk-fields">
      <div className="desk-pair">
        <MoneyField
          label={t(`deskgoods:shop.${byWeight ? 'firstFee' : 'fee'}`)}
          value={value.fee}
          onValue={(fee) => onValue({ ...value, fee })}
        />
        <MoneyField
          label={t('deskgoods:shop.freeFrom')}
          hint={t('deskgoods:shop.freeHint')}
          value={value.freeFrom}
          onValue={(freeFrom) => onValue({ ...value, freeFrom })}
        />
      </div>
      <Weight value={value} onValue={onValue} />
      <h3>{t('deskgoods:shop.regions')}</h3>
      {regions.map((region, at) => (
        // Regions have no names of their own but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <div key={at} className="goods-axis grid gap-3 min-w-0 py-4 px-5 border border-base-300 rounded-box">
          <div className="goods-line">
            <MoneyField
              label={t(`deskgoods:shop.${byWeight ? 'firstFee' : 'regionFee'}`)}
              value={region.fee}
              onValue={(fee) => setRegions(regions.with(at, { ...region, fee }))}
            />
            {byWeight && (
              <MoneyField
                label={t('deskgoods:shop.stepFee')}
                value={region.stepFee ?? byWeight.stepFee}
                onValue={(stepFee) => setRegions(regions.with(at, { ...region, stepFee }))}
              />
            )}
            <Button
              look="link"
              aria-label={t('deskgoods:shop.removeRegion', { n: at + 1 })}
              onClick={() => setRegions(regions.toSpliced(at, 1))}
            >
              {t('deskgoods:pictures.remove')}
            </Button>
          </div>
          <Provinces
            legend={t('deskgoods:shop.provinces', { n: at + 1 })}
            value={region.provinces}
            onValue={(provinces) => setRegions(regions.with(at, { ...region, provinces }))}
          />
        </div>
      ))}
      {regions.length < MOST && (
        <p>
          <Button size="sm" onClick={() => setRegions([...regions, { provinces: [], fee: value.fee }])}>
            {t('deskgoods:shop.addRegion')}
          </Button>
        </p>
      )}
      <Provinces
        legend={t('deskgoods:shop.notDelivered')}
        value={value.notDelivered}
        onValue={(notDelivered) => onValue({ ...value, notDelivered })}
      />
    </div>
  );
}

function Weight({ value, onValue }: Props) {
  const { t } = useIsland();
  const { byWeight, ...rest } = value;
  const set = (part: Partial<ByWeight>) => byWeight && onValue({ ...rest, byWeight: { ...byWeight, ...part } });
  const { first, step, most } = FREIGHT_WEIGHT;
  return (
    <>
      <Switch
        label={t('deskgoods:shop.byWeight')}
        hint={t('deskgoods:shop.byWeightHint')}
        value={byWeight !== undefined}
        onValue={(on) => onValue(on ? { ...rest, byWeight: { first, step, stepFee: 0 } } : rest)}
      />
      {byWeight && (
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
          <NumberField
            label={t('deskgoods:shop.first')}
            value={byWeight.first}
            onValue={(grams) => set({ first: grams })}
            min={1}
            max={most}
          />
          <NumberField
            label={t('deskgoods:shop.step')}
            value={byWeight.step}
            onValue={(grams) => set({ step: grams })}
            min={1}
            max={most}
          />
          <MoneyField
            label={t('deskgoods:shop.stepFee')}
            value={byWeight.stepFee}
            onValue={(stepFee) => set({ stepFee })}
          />
        </div>
      )}
    </>
  );
}

type ProvincesProps = { legend: string; value: readonly string[]; onValue: (value: string[]) => void };

function Provinces({ legend, value, onValue }: ProvincesProps) {
  const { language } = useIsland();
  return (
    <fieldset className="goods-provinces gap-3 block">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {NAMES.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={value.includes(name)}
            onChange={({ target }) => onValue(target.checked ? [...value, name] : value.filter((one) => one !== name))}
          />
          {regionName(name, language)}
        </label>
      ))}
    </fieldset>
  );
}
