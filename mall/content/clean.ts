import { richTextRefusal } from '#contract/rich-text/size.values.ts';
import type { CleanHtml } from '#contract/rich-text/values.ts';
import type { RichPair, TextPair } from '../db/columns.ts';
import { fieldError, tooMany } from '../error.ts';
import { workerName } from '../in-turn.ts';
import { TooSlowError } from '../worker.ts';
import { cleanInProcess, rememberedClean } from './cleaning.ts';

/** One text per writer is sanitized at a time. Null: the mall's own. */
type Writer = Parameters<typeof workerName>[0] | null;
type Origin = { field?: string; by?: Writer };

/**
 * Sanitizes rich text for storing; everything that writes rich text comes through here.
 * @param origin the field to name in errors
 */
export async function cleanHtml(html: string, { field = '', by }: Origin = {}): Promise<CleanHtml> {
  const text = html.toWellFormed().replaceAll('\0', '');
  const known = rememberedClean(text);
  if (known !== undefined) return known as CleanHtml;
  const refusal = richTextRefusal(text);
  if (refusal) throw fieldError(field, refusal.error, refusal.params);
  try {
    return (await cleanInProcess(text, by ? workerName(by) : null)) as CleanHtml;
  } catch (error) {
    // Its size is within the limits, so the machine is busy.
    if (error instanceof TooSlowError) throw tooMany();
    throw error;
  }
}

export async function cleanPair({ zh, en }: TextPair, { field = '', by }: Origin = {}): Promise<RichPair> {
  const inside = (language: string) => ({ field: [field, language].filter(Boolean).join('.'), by });
  return { zh: await cleanHtml(zh, inside('zh')), en: await cleanHtml(en, inside('en')) };
}
