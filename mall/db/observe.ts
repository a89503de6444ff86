import type pg from 'pg';
import { statementSpan } from '../trace.ts';

export type StatementKind = (typeof KINDS)[number] | 'other';
export type StatementResult = 'ok' | 'timeout' | 'conflict' | 'refused' | 'lost' | 'failed';
/** Told of every statement; @param ms from sending it to its end, without the wait for a connection */
export type Observe = (kind: StatementKind, result: StatementResult, ms: number) => void;

const KINDS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'savepoint'] as const;
const FIRST_WORD = /^\s*([a-z]+)/i;

export function kindOf(text: string): StatementKind {
  const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase();
  return KINDS.find((kind) => kind === word) ?? 'other';
}

/** By SQLSTATE: 23 is a rule of the schema that said no, as the code expects it to. */
export function resultOf(error: unknown): StatementResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '57014') return 'timeout';
  if (code === '40001' || code === '40P01') return 'conflict';
  if (code.startsWith('23')) return 'refused';
  if (/^(08|57P|E[A-Z])/.test(code) || !code) return 'lost';
  return 'failed';
}

type Callback = (error: Error | null, result?: unknown) => void;
type Send = (...sent: unknown[]) => unknown;

/** The pool sends single statements with a callback, transactions wait for a promise. */
export function observeClient(client: pg.PoolClient, observe: Observe): void {
  const send = client.query.bind(client) as Send;
  client.query = ((...sent: unknown[]) => {
    const [first] = sent;
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
    const kind = kindOf(text);
    const ended = statementSpan(kind, text);
    const started = performance.now();
    const done = (error?: unknown) => {
      const result = error ? resultOf(error) : 'ok';
      observe(kind, result, performance.now() - started);
      ended?.(result);
    };
    const last = sent.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        done(error);
        (last as Callback)(error, result);
      };
      return send(...sent.slice(0, -1), callback);
    }
    const result = send(...sent) as Promise<unknown>;
    result.then(() => done(), done);
    return result;
  }) as typeof client.query;
}
