import { CODES, type FieldError } from '../../contract/envelope.ts';
import type { MessageKey, MessageParams } from './messages.ts';

type Kind = keyof Omit<typeof CODES, 'ok'>;

const STATUS: Record<Kind, number> = { message: 200, invalid: 200, session: 401, slip: 500 };

/** What a use case throws; `mall/http` alone turns it into the envelope. */
export class MallError extends Error {
  readonly kind: Kind;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly status: number;
  readonly fields: FieldError[] | undefined;

  constructor(
    kind: Kind,
    key: MessageKey,
    more: { params?: MessageParams; status?: number; fields?: FieldError[]; cause?: unknown } = {},
  ) {
    super(key, { cause: more.cause });
    this.name = 'MallError';
    this.kind = kind;
    this.key = key;
    this.params = more.params ?? {};
    this.status = more.status ?? STATUS[kind];
    this.fields = more.fields;
  }

  get code(): string {
    return CODES[this.kind];
  }
}

/** A thing that is not there, or not this caller's: both look the same from outside. */
export const notFound = () => new MallError('message', 'notFound', { status: 404 });
