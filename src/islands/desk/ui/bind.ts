export type Bound<T> = {
  label: string;
  value: T;
  onValue: (value: T) => void;
  error?: string | undefined;
  /** Of a text in both languages: the one that the error is about, where it is not the Chinese one. */
  errorIn?: 'en';
};
/** Binds a field to a part of a value: `<PairField {...field('name')} />`. */
export type Bind<V> = <K extends keyof V & string>(name: K) => Bound<V[K]>;

export const bind =
  <V extends object>(
    value: V,
    change: (to: (now: V) => V) => void,
    nameOf: (name: string) => string,
    errorOf?: (name: string) => string | undefined,
  ): Bind<V> =>
  (name) => ({
    label: nameOf(name),
    value: value[name],
    onValue: (next) => change((now) => ({ ...now, [name]: next })),
    error: errorOf?.(name),
    ...(errorOf?.(`${name}.en`) ? { errorIn: 'en' } : {}),
  });

/** Of a number that may be absent, which is shown as 0. */
export const orZero = ({ value, onValue, ...field }: Bound<number | null>): Bound<number> => ({
  ...field,
  value: value ?? 0,
  onValue: (n) => onValue(n || null),
});

/** Of a number that is shown in a larger unit. */
export const inUnits = ({ value, onValue, ...field }: Bound<number>, unit: number): Bound<number> => ({
  ...field,
  value: value / unit,
  onValue: (n) => onValue(n * unit),
});

/** Of hundredths of a percent, which are shown as percent. */
export const inPercent = (field: Bound<number>): Bound<number> => inUnits(field, 100);
