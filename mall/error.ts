import type { ZodError } from 'zod';
import { CODES, type FieldError } from '#contract/envelope.ts';
import type { MessageKey, MessageParams } from './messages/messages.ts';

type Kind = keyof Omit<typeof CODES, 'ok'>;

const STATUS: Record<Kind, number> = { message: 200, invalid: 200, session: 401, internal: 500 };

/** Thrown by use cases; only `mall/http` turns it into the envelope. */
export class MallError extends Error {
  readonly kind: Kind;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly issues: ZodError | undefined;
  readonly field: string | undefined;
  readonly data: unknown;

  constructor(
    kind: Kind,
    key: MessageKey,
    more: {
      params?: MessageParams;
      status?: number;
      fields?: FieldError[];
      issues?: ZodError;
      field?: string;
      data?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(key, { cause: more.cause });
    this.name = 'MallError';
    this.kind = kind;
    this.key = key;
    this.params = more.params ?? {};
    this.status = more.status ?? STATUS[kind];
    this.fields = more.fields;
    this.issues = more.issues;
    this.field = more.field;
    this.data = more.data;
  }

  get code(): string {
    return CODES[this.kind];
  }
}

/** Also for what is not this caller's: the two cannot be told apart from outside. */
export const notFound = () => new MallError('message', 'notFound', { status: 404 });

export const fieldError = (field: string, key: MessageKey, params: MessageParams = {}) =>
  new MallError('invalid', key, { field, params });

export const tooMany = () => new MallError('message', 'tooMany', { status: 429 });
