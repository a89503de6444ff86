import { inflateSync } from 'node:zlib';

/** What makes a PDF act when it is opened, carries other files, or is not to be looked into. */
const ACTIVE: ReadonlySet<string> = new Set(
  'OpenAction JavaScript Launch EmbeddedFile EmbeddedFiles Encrypt SubmitForm ImportData GoToR GoToE RichMedia XFA'.split(
    ' ',
  ),
);
/** Too short to look for in compressed parts, where they stand by chance; whatever they name has one of the others. */
const SHORT: ReadonlySet<string> = new Set(['AA', 'JS']);
/** A stream that holds objects has this in its dictionary; some readers do not ask for its type. */
const HOLDS_OBJECTS: ReadonlySet<string> = new Set(['ObjStm', 'First']);
/** How objects may be packed: once, by the one way that is unpacked here. */
const PACKED_BY: ReadonlySet<string> = new Set(['FlateDecode']);
const PACKING: ReadonlySet<string> = new Set([
  'DecodeParms',
  'DP',
  'Crypt',
  ...'ASCIIHexDecode ASCII85Decode LZWDecode RunLengthDecode AHx A85 LZW RL Fl'.split(' '),
]);
/** Characters of all objects that are packed. */
const MOST_UNPACKED = 4_000_000;

const NAME = /\/([^\s\0()<>[\]{}/%]+)/g;
/** Any letter of a name may be written as `#` and two digits. */
const plain = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function hasName(text: string, names: ReadonlySet<string>): boolean {
  for (const [, name = ''] of text.matchAll(NAME)) if (names.has(plain(name))) return true;
  return false;
}

/** Whether a file is a PDF by what is in it, and does nothing by itself when it is opened. Takes time by its length. */
export function isPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^%PDF-[12]\.\d[\s%]/.test(text.slice(0, 10)) && hasTable(text) && !hasName(text, ACTIVE) && isQuiet(text);
}

const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;

/** Whether it ends as a PDF does: with the place of its table of objects, which is there. */
function hasTable(text: string): boolean {
  const at = Number(END.exec(text.slice(-1_024))?.[1] ?? -1);
  if (at < 0) return false;
  const table = text.slice(at, at + 40);
  return /^\s*xref\s/.test(table) ? text.includes('trailer', at) : /^\s*\d+ \d+ obj\b/.test(table);
}

/** Whether nothing acts outside of streams, nor in objects that are packed into them. */
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
  /** Of the stream behind it; undefined behind the last one. */
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

/** @returns undefined for what is packed in another way, or larger than that */
function unpacked(dictionary: string, content: string, most: number): string | undefined {
  if (hasName(dictionary, PACKING)) return undefined;
  if (!hasName(dictionary, PACKED_BY)) return content.length > most ? undefined : content;
  try {
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return undefined;
  }
}
