/** A function of an object that is worked out once for each. */
export function rememberingEach<O extends object, T>(read: (of: O) => T): (of: O) => T {
  const known = new WeakMap<O, { value: T }>();
  return (of) => {
    const found = known.get(of) ?? { value: read(of) };
    known.set(of, found);
    return found.value;
  };
}

/** The same function, which works nothing out again for the text it was given last. */
export function rememberingLast<A extends string | undefined, T>(read: (text: A) => T): (text: A) => T {
  let last: { text: A; value: T } | undefined;
  return (text) => {
    if (!last || last.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}
