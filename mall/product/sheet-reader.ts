import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { SHEET } from '#contract/product/sheet.values.ts';
import type { StoredFile } from '../http/stored-form.ts';
import { measureLines } from '../sheets/csv.rules.ts';
import { answerJobs } from '../worker-child.mjs';
import { decodeSheet, readSheet, type SheetError } from './sheet.rules.ts';

/** Lines as JSON in parts, so that the server can parse them between other work. */
export type Read = { error: SheetError } | { hash: string; total: number; parts: string[] };

const PART = 200;

function read(bytes: Uint8Array): Read {
  const { lines, longest } = measureLines(bytes);
  if (lines > SHEET.lines) return { error: 'sheetRows' };
  if (longest > SHEET.lineBytes) return { error: 'sheetLine' };
  const text = decodeSheet(bytes);
  const rows = text === undefined ? 'sheetEncoding' : readSheet(text);
  if (typeof rows === 'string') return { error: rows };
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += PART) parts.push(JSON.stringify(rows.slice(from, from + PART)));
  return { hash: createHash('sha256').update(bytes).digest('hex'), total: rows.length, parts };
}

/** The server hands on where the file lies, and never holds it. */
async function readPlace({ path, start, end }: StoredFile): Promise<Read> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(new Uint8Array(end - start), 0, end - start, start);
    return read(buffer);
  } finally {
    await file.close();
  }
}

answerJobs(readPlace);
