/** What chooses among kept pages and their encodings. */
export type Asked = {
  host: string | undefined;
  cookie: string | undefined;
  encodings: string | undefined;
  /** The ETag of what the browser has. */
  known: string | undefined;
};

type Field = { name: string; as: keyof Asked; between: string };
const FIELDS: Field[] = [
  { name: 'host', as: 'host', between: ', ' },
  { name: 'cookie', as: 'cookie', between: '; ' },
  { name: 'accept-encoding', as: 'encodings', between: ', ' },
  { name: 'if-none-match', as: 'known', between: ', ' },
];
/** The length of a name alone rules out nearly every other header. */
const BY_LENGTH: (Field | undefined)[] = Array.from({ length: 16 }, (_, length) =>
  FIELDS.find(({ name }) => name.length === length),
);

/** Reads raw headers; Node's own header object costs more to make than a kept page costs to find. */
export function readAsked(raw: readonly string[]): Asked {
  const asked: Asked = { host: undefined, cookie: undefined, encodings: undefined, known: undefined };
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string;
    const field = BY_LENGTH[name.length];
    if (!field || (name !== field.name && name.toLowerCase() !== field.name)) continue;
    const before = asked[field.as];
    asked[field.as] = before === undefined ? (raw[at + 1] as string) : before + field.between + raw[at + 1];
  }
  return asked;
}
