import type { TrackingState } from '#contract/order/tracking.values.ts';

/** `mobile`: of the recipient, which some carriers want to see. */
export type TrackedParcel = { carrier: string; number: string; mobile: string };
export type TrackedEvent = { at: Date; state: TrackingState; text: string };
export type Tracked = {
  carrier: string;
  number: string;
  events: TrackedEvent[];
  courier: { name: string; mobile: string } | null;
};

export type Tracking = {
  name: string;
  knows(carrier: string): boolean;
  /** Asks to be told what happens. @throws Error when the provider does not take it; its text names no number */
  subscribe(parcel: TrackedParcel): Promise<void>;
  query(parcel: TrackedParcel): Promise<Tracked>;
  /** Asks for a parcel that does not exist. @throws Error when the provider does not take our key or signature */
  check(): Promise<void>;
  /** @returns undefined: it is not from the provider, or tells of nothing known */
  read(body: string): Tracked | undefined;
  /** What the provider expects as an answer. */
  taken: string;
};
