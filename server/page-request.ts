/** The headers that choose a page, its language and its encoding, and say whether a browser asks before anybody wants it. */
export type PageRequest = {
  host: string | undefined;
  cookie: string | undefined;
  encodings: string | undefined;
  /** Of the version that the browser has. */
  etag: string | undefined;
  purpose: string | undefined;
  saveData: string | undefined;
  connection: string | undefined;
};

type Field = { name: string; as: keyof PageRequest; between: string };
const FIELDS: Field[] = [
  { name: 'host', as: 'host', between: ', ' },
  { name: 'cookie', as: 'cookie', between: '; ' },
  { name: 'accept-encoding', as: 'encodings', between: ', ' },
  { name: 'if-none-match', as: 'etag', between: ', ' },
  { name: 'sec-purpose', as: 'purpose', between: ', ' },
  { name: 'save-data', as: 'saveData', between: ', ' },
  { name: 'ect', as: 'connection', between: ', ' },
];
/** The length of a name alone rules out nearly every other header. */
const BY_LENGTH: (Field | undefined)[] = Array.from({ length: 16 }, (_, length) =>
  FIELDS.find(({ name }) => name.length === length),
);

/** From raw headers: Node's header object costs more to make than a cached page costs to find. */
export function readPageRequest(raw: readonly string[]): PageRequest {
  const request: PageRequest = {
    host: undefined,
    cookie: undefined,
    encodings: undefined,
    etag: undefined,
    purpose: undefined,
    saveData: undefined,
    connection: undefined,
  };
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string;
    const field = BY_LENGTH[name.length];
    if (!field || (name !== field.name && name.toLowerCase() !== field.name)) continue;
    const before = request[field.as];
    request[field.as] = before === undefined ? (raw[at + 1] as string) : before + field.between + raw[at + 1];
  }
  return request;
}
