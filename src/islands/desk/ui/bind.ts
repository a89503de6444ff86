export type Bound<T> = { label: string; value: T; onValue: (value: T) => void };
/** Binds a field to a part of a value: `<PairField {...field('name')} />`. */
export type Bind<V> = <K extends keyof V & string>(name: K) => Bound<V[K]>;

export const bind =
  <V extends object>(value: V, change: (to: (now: V) => V) => void, nameOf: (name: string) => string): Bind<V> =>
  (name) => ({
    label: nameOf(name),
    value: value[name],
    onValue: (next) => change((now) => ({ ...now, [name]: next })),
  });

/** Of a number that may be absent, which is shown as 0. */
export const orZero = ({ value, onValue, ...field }: Bound<number | null>): Bound<number> => ({
  ...field,
  value: value ?? 0,
  onValue: (n) => onValue(n || null),
});

/** Of hundredths of a percent, which are shown as percent. */
export const inPercent = ({ value, onValue, ...field }: Bound<number>): Bound<number> => ({
  ...field,
  value: value / 100,
  onValue: (percent) => onValue(percent * 100),
});
