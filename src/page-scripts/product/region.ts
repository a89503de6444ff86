import { persisted } from '../../lib/browser/persisted.ts';
import { price } from '../../lib/shared/price.ts';

type Freight = {
  fee: number;
  freeFrom: number;
  regions: { provinces: string[]; fee: number; stepFee?: number }[];
  byWeight?: { stepFee: number };
  notDelivered: string[];
  far: string[];
  days: Record<'near' | 'far', [from: number, to: number]>;
  texts: Record<'freightTo' | 'freightOver' | 'freightFreeTo' | 'noDelivery' | 'days', string> & {
    freightStep?: string;
  };
};

const chosen = persisted('liangji.province', (stored) => (typeof stored === 'string' ? stored : ''));

export function bindRegion(): void {
  const place = document.querySelector<HTMLElement>('[data-region]');
  const select = place?.querySelector('select');
  const said = place?.querySelector('output');
  if (!place || !select || !said) return;
  const freight = JSON.parse(place.dataset.region ?? '{}') as Freight;
  const show = (): void => {
    said.textContent = select.value ? saidOf(freight, select.value) : '';
    said.classList.toggle('text-warning', freight.notDelivered.includes(select.value));
  };
  select.value = chosen.read();
  show();
  select.addEventListener('change', () => {
    chosen.save(select.value);
    show();
  });
}

function saidOf(
  { fee, freeFrom, regions, byWeight, notDelivered, far, days, texts }: Freight,
  province: string,
): string {
  if (notDelivered.includes(province)) return texts.noDelivery;
  const region = regions.find(({ provinces }) => provinces.includes(province));
  const own = region?.fee ?? fee;
  const free = (own === 0 && !byWeight) || freeFrom === 0;
  const costs = free ? [texts.freightFreeTo] : [texts.freightTo.replace('{fee}', price(own))];
  if (!free && byWeight && texts.freightStep)
    costs.push(texts.freightStep.replace('{fee}', price(region?.stepFee ?? byWeight.stepFee)));
  if (!free) costs.push(texts.freightOver.replace('{from}', price(freeFrom)));
  const [from, to] = far.includes(province) ? days.far : days.near;
  return [...costs, texts.days.replace('{from}', `${from}`).replace('{to}', `${to}`)].join(' · ');
}
