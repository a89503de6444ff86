import { readFileSync, writeFileSync } from 'node:fs';
import { getConfig } from '#mall/config.ts';
import { openDatabase } from '#mall/db/open.ts';
import { homeDraftOf, productDraftOf, saveDraft } from '#mall/preview/drafts.ts';
import { issueKey } from '#mall/preview/preview.ts';
import { readCommand } from '../setup/command.mjs';
import { requestOf, USAGE } from './request.ts';

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const { values, positionals } = readCommand(USAGE, {
  allowPositionals: true,
  options: {
    hours: { type: 'string', default: '24' },
    write: { type: 'string' },
    draft: { type: 'string' },
  },
});
const request = requestOf(positionals, values.hours);
const { subject, hours } = typeof request === 'string' ? fail(request) : request;
const config = getConfig(process.env);
const database = await openDatabase(config.databaseUrl).catch((error: Error) => fail(error.message));
const { db } = database;
try {
  const now = new Date();
  const found = await (subject.kind === 'home' ? homeDraftOf(db) : productDraftOf(db, subject.id));
  if (values.write) writeFileSync(values.write, `${JSON.stringify(found.value, null, 2)}\n`);
  if (values.draft) {
    const given: unknown = JSON.parse(readFileSync(values.draft, 'utf8'));
    await saveDraft(db, subject, given, found.version, { by: null, now });
  }
  const key = await issueKey(db, subject, now, hours * 3_600_000);
  process.stdout.write(`${linkTo(key)}\n`);
} catch (error) {
  process.stderr.write(`${said(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

function linkTo(key: string): string {
  const origin = config.siteUrl ?? `http://${config.host}:${config.port}`;
  return subject.kind === 'home'
    ? `${origin}/index-preview?key=${key}`
    : `${origin}/goods-preview?prodId=${subject.id}&key=${key}`;
}

/** A refusal of the mall in words, with the fields that it names. */
function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fields = 'fields' in error && Array.isArray(error.fields) ? error.fields : [];
  return [error.message, ...fields.map(({ field, msg }) => `  ${field}: ${msg}`)].join('\n');
}
