import { randomBytes } from 'node:crypto';
import type { PaperBytes } from '#contract/store/schema.ts';
import { PAPER_DAYS, PAPERS_PER_HOUR, type PaperKind } from '#contract/store/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Deps } from '../deps.ts';
import { decrypt, encrypt } from '../encryption.ts';
import { notFound } from '../error.ts';
import { checkRate } from '../http/rate.ts';
import { checkPictureSize, redrawUpload } from '../media/decoding.ts';
import { type Done, recordChanges } from '../operator/audit.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { forgetApplicants } from '../payout/payout.ts';
import * as queries from './paper.queries.ts';
import { applicationById } from './store.queries.ts';

const PAPERS = { name: 'papers', times: PAPERS_PER_HOUR, seconds: 3_600 };
const KIND = 'store-paper';

const sealedFor = (accountId: number, id: string) => `${accountId}:${id}`;

export async function savePaper(deps: Deps, accountId: number, kind: PaperKind, file: File): Promise<{ id: string }> {
  checkPictureSize(file.size);
  await checkRate(deps, PAPERS, accountId);
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes } = await redrawUpload(sent);
  const id = randomBytes(24).toString('base64url');
  const sealed = await encrypt(deps, sealedFor(accountId, id), bytes);
  await queries.addPaper(deps.database.db, { id, accountId, kind, ...sealed, createdAt: deps.clock() });
  return { id };
}

async function open(deps: Deps, accountId: number, id: string): Promise<PaperBytes> {
  const row = await queries.paperOf(deps.database.db, accountId, id);
  if (!row) throw notFound();
  const bytes = await decrypt(deps, sealedFor(accountId, id), row);
  return { kind: row.kind, type: 'image/webp', data: bytes.toString('base64') };
}

/** For the export of the shopper's own data. */
export async function paperBytes(deps: Deps, accountId: number, id: string): Promise<Buffer> {
  return Buffer.from((await open(deps, accountId, id)).data, 'base64');
}

export async function ownPaper(deps: Deps, accountId: number, id: string): Promise<PaperBytes> {
  const paper = await open(deps, accountId, id);
  const look: Done = {
    kind: KIND,
    ref: String(accountId),
    action: 'ownLook',
    before: null,
    after: { paper: paper.kind },
  };
  await recordChanges(deps.database.db, null, deps.clock(), [look]);
  return paper;
}

export async function reviewPaper(deps: Deps, by: LiveOperator, id: number, paperId: string): Promise<PaperBytes> {
  const { db } = deps.database;
  const found = await applicationById(db, id);
  if (!found) throw notFound();
  const { accountId, data } = found.application;
  if (![data.licence, data.idFront, data.idBack].includes(paperId)) throw notFound();
  const paper = await open(deps, accountId, paperId);
  const look: Done = { kind: KIND, ref: String(id), action: 'look', before: null, after: { paper: paper.kind } };
  await recordChanges(db, by, deps.clock(), [look]);
  return paper;
}

/**
 * Deletes papers that are not needed any more: of applications that were refused and not submitted again, of drafts that were never
 * submitted, and those that were replaced.
 */
export async function forgetPapers({ database: { db }, clock }: Deps): Promise<number> {
  const now = clock();
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return db.transaction(async (tx) => {
    await queries.forgetPapers(tx, since(PAPER_DAYS), now);
    await forgetApplicants(tx, since(PAPER_DAYS));
    return queries.dropPapers(tx, since(1));
  });
}
