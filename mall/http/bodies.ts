import type { MiddlewareHandler, Next } from 'hono';
import { issueInvoice } from '#contract/invoice/desk.calls.ts';
import { BODY_BYTES, NOTICE_BYTES, UPLOAD_BODY_BYTES } from '#contract/limits.ts';
import { importPicture, importProducts } from '#contract/product/desk.calls.ts';
import { sendPaper } from '#contract/store/calls.ts';
import { uploadPicture } from '#contract/upload/calls.ts';
import { uploadPicture as uploadDeskPicture } from '#contract/upload/desk.calls.ts';
import { MallError } from '../error.ts';
import { workerName } from '../in-turn.ts';
import type { MessageKey } from '../messages/messages.ts';
import { NOTICE_PATH } from '../ports/payment.ts';
import { createOwnQueues } from '../queue.ts';
import type { CallContext, CallEnv } from './call.ts';
import { hasMoreParts, type Piece } from './multipart.rules.ts';
import { storeForm } from './stored-form.ts';
import { createUploadPlaces, DOCUMENTS, PICTURES } from './uploads.ts';

const FILES: Readonly<Record<string, MessageKey>> = {
  [uploadPicture.path]: 'imageTooLarge',
  [uploadDeskPicture.path]: 'imageTooLarge',
  [sendPaper.path]: 'imageTooLarge',
  [importProducts.path]: 'sheetTooLarge',
  [importPicture.path]: 'imageTooLarge',
  [issueInvoice.path]: 'pdfTooLarge',
};
/** Longer texts of the desk take milliseconds at every step: each shop and operator has one such body handled at a time. */
const LONG_BODY_BYTES = 24 * 1024;
/** Parts of a multipart body. No call has more than five fields, and 50 000 take a quarter of a second to parse. */
const MOST_PARTS = 10;

export function bodyLimitOf(path: string): { most: number; key: MessageKey } {
  const file = FILES[path];
  if (file) return { most: UPLOAD_BODY_BYTES, key: file };
  // The form of the chat's call has one field.
  const small = path.startsWith(NOTICE_PATH) || path.startsWith('/im/');
  return { most: small ? NOTICE_BYTES : BODY_BYTES, key: 'tooLarge' };
}

export function bodyLimits(): MiddlewareHandler<CallEnv> {
  const pictures = createUploadPlaces(PICTURES);
  const documents = createUploadPlaces(DOCUMENTS);
  const textInTurn = createOwnQueues(20);
  const documentInTurn = createOwnQueues(DOCUMENTS.byOne);
  return async (c, next) => {
    const { most, key } = bodyLimitOf(c.req.path);
    if (!FILES[c.req.path]) {
      await refuseLarge(c, most, key);
      const operator = c.get('operator');
      const isLong = operator && (lengthOf(c) ?? most) > LONG_BODY_BYTES;
      return isLong ? textInTurn(workerName(operator), next) : next();
    }
    const isDocument = c.req.path === importProducts.path || c.req.path === issueInvoice.path;
    const who = senderOf(c);
    const leave = (isDocument ? documents : pictures)(who);
    const readOn = async (): Promise<void> => {
      if (c.req.path === importProducts.path) return withStoredForm(c, most, key, next);
      refuseManyParts(c, await readLimited(c, most, key));
      await next();
    };
    try {
      // The next body of the same kind waits in the network, not in memory.
      await (isDocument ? documentInTurn(`${who} ${c.req.path}`, readOn) : readOn());
    } finally {
      leave();
    }
  };
}

function senderOf(c: CallContext): string {
  const operator = c.get('operator');
  return operator ? workerName(operator) : `shopper ${c.get('accountId')}`;
}

async function refuseLarge(c: CallContext, most: number, key: MessageKey): Promise<void> {
  const length = lengthOf(c);
  if (length === undefined) await readLimited(c, most, key);
  else if (length > most) throw tooLarge(key);
}

const tooLarge = (key: MessageKey) => new MallError('message', key, { status: 413 });

function lengthOf(c: CallContext): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined || c.req.header('transfer-encoding') ? undefined : Number(length);
}

const BOUNDARY = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i;

/**
 * Files come as multipart only: the parser of URL-encoded forms takes a minute for one of 3 MB. A request without a body is refused by the
 * call itself, after it has checked the role.
 */
function refuseManyParts(c: CallContext, body: readonly Piece[]): void {
  const boundary = boundaryOf(c);
  if (body.length > 0 && (boundary === undefined || hasMoreParts(body, `--${boundary}`, MOST_PARTS))) throw malformed();
}

function boundaryOf(c: CallContext): string | undefined {
  const [, quoted, bare] = BOUNDARY.exec(c.req.header('content-type') ?? '') ?? [];
  return quoted ?? bare;
}

const malformed = () => new MallError('invalid', 'invalid', { fields: [] });

/** Hono takes the form from where it would keep one that it had parsed itself. */
async function withStoredForm(c: CallContext, most: number, key: MessageKey, next: Next): Promise<void> {
  const boundary = boundaryOf(c);
  const { body } = c.req.raw;
  if (!body || boundary === undefined) {
    refuseManyParts(c, await readLimited(c, most, key));
    return next();
  }
  if ((lengthOf(c) ?? 0) > most) throw tooLarge(key);
  const refusals = { tooLarge: () => tooLarge(key), malformed };
  const { form, remove } = await storeForm(body, boundary, { bytes: most, parts: MOST_PARTS }, refusals);
  c.req.bodyCache.formData = form as never;
  try {
    await next();
  } finally {
    await remove();
  }
}

/**
 * Reads the body and puts it back. Hono's own `bodyLimit` rebuilds the request from that of the Node adapter, which fails because of its
 * private fields.
 */
async function readLimited(c: CallContext, most: number, key: MessageKey): Promise<Piece[]> {
  if ((lengthOf(c) ?? 0) > most) throw tooLarge(key);
  const { url, method, headers, body } = c.req.raw;
  const pieces: Piece[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > most) throw tooLarge(key);
    pieces.push(piece);
  }
  // As a stream, which is not copied.
  if (body) c.req.raw = new Request(url, { method, headers, body: streamOf(pieces), ...HALF });
  return pieces;
}

/** Required for a request whose body is a stream, but missing in the DOM's types. */
const HALF = { duplex: 'half' };

const streamOf = (pieces: readonly Piece[]) =>
  new ReadableStream<Piece>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
