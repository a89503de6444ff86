/** The process that reads files of products for `sheet-reading.ts`. */
import { SHEET } from '../../contract/goods-sheet.ts';
import { hasMoreLines } from '../sheets/csv.rules.ts';
import { answerJobs } from '../worker-child.mjs';
import { decodeSheet, readSheet, type SheetError } from './sheet.rules.ts';

/** Lines are JSON, some at a time: the server reads them between other work. */
export type Read = { error: SheetError } | { total: number; parts: string[] };

const PART = 200;

function read(bytes: Uint8Array): Read {
  if (hasMoreLines(bytes, SHEET.lines)) return { error: 'sheetRows' };
  const text = decodeSheet(bytes);
  const lines = text === undefined ? 'sheetEncoding' : readSheet(text);
  if (typeof lines === 'string') return { error: lines };
  const parts: string[] = [];
  for (let from = 0; from < lines.length; from += PART) parts.push(JSON.stringify(lines.slice(from, from + PART)));
  return { total: lines.length, parts };
}

answerJobs(async (bytes: Uint8Array): Promise<Read> => read(bytes));
