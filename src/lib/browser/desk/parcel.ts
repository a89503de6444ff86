import type { Language } from '#contract/language.ts';
import { CARRIERS, type Carrier, isTracking, toTracking } from '#contract/order/carriers.values.ts';

export type Parcel = { carrier: string; number: string };
export type Chosen = { lineId: number; pieces: number }[];
export type ParcelError = { field: 'carrier' | 'number'; key: string; carrier?: Carrier };

export function parcelError({ carrier: code, number }: Parcel): ParcelError | undefined {
  const carrier = CARRIERS.find((one) => one.code === code);
  if (!carrier) return { field: 'carrier', key: 'carrierMissing' };
  const clean = toTracking(number);
  if (!clean) return { field: 'number', key: 'numberMissing' };
  return isTracking(carrier, clean) ? undefined : { field: 'number', key: 'numberInvalid', carrier };
}

const LAST_CARRIER = 'desk-carrier';

export const lastCarrier = (): string => localStorage.getItem(LAST_CARRIER) ?? '';
export const saveCarrier = (code: string): void => localStorage.setItem(LAST_CARRIER, code);

export const carrierChoices = (language: Language): { code: string; name: string }[] =>
  CARRIERS.map((carrier) => ({ code: carrier.code, name: carrier[language] }));

/**
 * What goes into a parcel, out of what was entered by line.
 * @returns undefined: everything that has still to be shipped; null: nothing, or more than there is
 */
export function chosenPieces(
  lines: readonly { id: number; toShip: number }[],
  entered: Readonly<Record<number, number>>,
): Chosen | undefined | null {
  const chosen = lines.map(({ id, toShip }) => ({ lineId: id, pieces: entered[id] ?? toShip, toShip }));
  const wrong = chosen.some(({ pieces, toShip }) => !Number.isInteger(pieces) || pieces < 0 || pieces > toShip);
  if (wrong || chosen.every(({ pieces }) => pieces === 0)) return null;
  if (chosen.every(({ pieces, toShip }) => pieces === toShip)) return undefined;
  return chosen.filter(({ pieces }) => pieces > 0).map(({ lineId, pieces }) => ({ lineId, pieces }));
}
