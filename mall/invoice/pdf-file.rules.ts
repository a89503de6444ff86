import { inflateSync } from 'node:zlib';

/** Names in a PDF that make it act when it is opened, carry other files, or hide its contents. */
const ACTIVE: ReadonlySet<string> = new Set(
  'OpenAction JavaScript Launch EmbeddedFile EmbeddedFiles Encrypt SubmitForm ImportData GoToR GoToE RichMedia XFA'.split(
    ' ',
  ),
);
/** Too short to search for in compressed parts, where they occur by chance; what they refer to has one of the other names. */
const SHORT: ReadonlySet<string> = new Set(['AA', 'JS']);
const HOLDS_OBJECTS: ReadonlySet<string> = new Set(['ObjStm', 'First']);
const PACKED_BY: ReadonlySet<string> = new Set(['FlateDecode']);
const PACKING: ReadonlySet<string> = new Set([
  'DecodeParms',
  'DP',
  'Crypt',
  ...'ASCIIHexDecode ASCII85Decode LZWDecode RunLengthDecode AHx A85 LZW RL Fl'.split(' '),
]);
const MOST_UNPACKED = 4_000_000;

const NAME = /\/([^\s\0()<>[\]{}/%]+)/g;
/** Any letter of a name may be written as `#` and two digits. */
const plain = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function hasName(text: string, names: ReadonlySet<string>): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (names.has(plain(name))) return true;
  return false;
}

export function isPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^%PDF-[12]\.\d[\s%]/.test(text.slice(0, 10)) && hasTable(text) && !hasName(text, ACTIVE) && isQuiet(text);
}

const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;

function hasTable(text: string): boolean {
  const at = Number(END.exec(text.slice(-1_024))?.[1] ?? -1);
  if (at < 0) return false;
  const table = text.slice(at, at + 40);
  return /^\s*xref\s/.test(table) ? text.includes('trailer', at) : /^\s*\d+ \d+ obj\b/.test(table);
}

function isQuiet(text: string): boolean {
  let left = MOST_UNPACKED;
  for (const { before, content } of partsOf(text)) {
    if (hasName(before, SHORT)) return false;
    const dictionary = before.slice(before.lastIndexOf('obj') + 3);
    if (content === undefined || !hasName(dictionary, HOLDS_OBJECTS)) continue;
    const objects = unpacked(dictionary, content, left);
    if (objects === undefined || hasName(objects, ACTIVE) || hasName(objects, SHORT)) return false;
    left -= objects.length;
  }
  return true;
}

type Part = {
  before: string;
  content?: string;
};

function* partsOf(text: string): Generator<Part> {
  const starts = />>\s{0,8}stream\r?\n/g;
  let at = 0;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const from = starts.lastIndex;
    const end = text.indexOf('endstream', from);
    if (end === -1) break;
    yield { before: text.slice(at, start.index + 2), content: text.slice(from, end) };
    at = end;
    starts.lastIndex = end;
  }
  yield { before: text.slice(at) };
}

function unpacked(dictionary: string, content: string, most: number): string | undefined {
  if (hasName(dictionary, PACKING)) return undefined;
  if (!hasName(dictionary, PACKED_BY)) return content.length > most ? undefined : content;
  try {
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return undefined;
  }
}
