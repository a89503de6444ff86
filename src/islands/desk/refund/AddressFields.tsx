import { LIMITS } from '#contract/limits.ts';
import type { ReturnAddress } from '#contract/refund/schema.ts';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

export const EMPTY: ReturnAddress = { recipient: '', mobile: '', detail: '' };

const LEAST: Record<keyof ReturnAddress, number> = { recipient: 1, mobile: 5, detail: LIMITS.detailedAddressMin };
const MOST: Record<keyof ReturnAddress, number> = {
  recipient: LIMITS.recipient,
  mobile: 20,
  detail: LIMITS.detailedAddress,
};
const NAMES = ['recipient', 'mobile', 'detail'] as const;
const isGood = (address: ReturnAddress, name: keyof ReturnAddress) => address[name].trim().length >= LEAST[name];
export const isWhole = (address: ReturnAddress): boolean => NAMES.every((name) => isGood(address, name));

type Props = { address: ReturnAddress; tried: boolean; onAddress: (address: ReturnAddress) => void };

export function AddressFields({ address, tried, onAddress }: Props) {
  const { t } = useIsland();
  return NAMES.map((name, n) => (
    <Field
      key={name}
      label={t(`deskrefunds:place.${name}`)}
      value={address[name]}
      onValue={(text) => onAddress({ ...address, [name]: text })}
      error={tried && !isGood(address, name) ? t('deskrefunds:place.missing') : undefined}
      maxLength={MOST[name]}
      autoComplete="off"
      data-first={n === 0 || undefined}
    />
  ));
}
