import { inLanguage } from '#contract/in-language.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '../deps.ts';
import { paperBytes } from '../store/store.ts';
import type { Entry, Exported } from './entry.rules.ts';
import * as queries from './export.queries.ts';
import { PERSONAL_DATA } from './map.ts';
import type { ZipPart } from './zip.ts';

const ROWS = 500;
const encoder = new TextEncoder();

type ExportedEntry = Entry & { exported: Exported };
export const EXPORTED: readonly ExportedEntry[] = PERSONAL_DATA.filter(
  (entry): entry is ExportedEntry => entry.exported !== undefined,
);

const READ_ME = {
  zh: [
    '这是良集保存的与您账号有关的数据。',
    '每个JSON文件对应一类数据，金额以分为单位，时间为UTC。pictures文件夹是您上传的图片，invoices是已开具的发票，papers是开店证件。',
    '密码、登录令牌等安全信息不在其中。',
  ],
  en: [
    'This is what the mall has stored about your account.',
    'Each JSON file is one kind of data. Amounts are in fen (1/100 yuan), times in UTC. The folder pictures holds the pictures you uploaded, invoices the invoices issued to you, papers those of a store application.',
    'Passwords, login tokens and the like are not part of it.',
  ],
} as const satisfies Record<Language, readonly string[]>;

function readMe(language: Language): string {
  const files = EXPORTED.map(({ name, exported }) => `${exported.file}.json  ${inLanguage(name, language)}`);
  return `${[...READ_ME[language], '', ...files].join('\r\n')}\r\n`;
}

async function* jsonOf(deps: Deps, entry: Entry, accountId: number): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const rows of queries.rowsOfEntry(deps.database.db, entry, accountId, ROWS)) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'));
    before = ',\n';
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n');
}

/** Everything the mall has of a shopper, file by file. A file that is gone is left out. */
export async function* partsOf(deps: Deps, accountId: number, language: Language): AsyncGenerator<ZipPart> {
  const { database, files } = deps;
  yield { name: 'README.txt', packed: false, pieces: [encoder.encode(`\ufeff${readMe(language)}`)] };
  for (const entry of EXPORTED)
    yield { name: `${entry.exported.file}.json`, packed: false, pieces: jsonOf(deps, entry, accountId) };
  for await (const name of queries.picturesOf(database.db, accountId, ROWS)) {
    const bytes = await files.read(name);
    if (bytes)
      yield { name: `pictures/${name.replace(/^upload\//, '').replaceAll('/', '-')}`, packed: true, pieces: [bytes] };
  }
  for (const { number, file } of await queries.invoicesOf(database.db, accountId)) {
    const bytes = await files.read(file);
    if (bytes) yield { name: `invoices/${number}.pdf`, packed: true, pieces: [bytes] };
  }
  for (const { id, kind } of await queries.papersOf(database.db, accountId)) {
    const bytes = await readPaper(deps, accountId, id);
    if (bytes) yield { name: `papers/${kind}-${id}.webp`, packed: true, pieces: [bytes] };
  }
}

/** One whose key is lost must not hold up the rest. */
const readPaper = (deps: Deps, accountId: number, id: string): Promise<Buffer | undefined> =>
  paperBytes(deps, accountId, id).catch((error: Error) => {
    deps.log.error({ id, reason: error.message }, 'paper not exported');
    return undefined;
  });

/** How many parts there will be; a picture more or less changes only how the bar moves. */
export async function countParts({ database: { db } }: Deps, accountId: number): Promise<number> {
  const pictures = PERSONAL_DATA.find(({ exported }) => exported?.file === 'uploads');
  const [invoices, papers] = await Promise.all([queries.invoicesOf(db, accountId), queries.papersOf(db, accountId)]);
  const many = pictures ? await queries.countRows(db, pictures, accountId) : 0;
  return 1 + EXPORTED.length + many + invoices.length + papers.length;
}
