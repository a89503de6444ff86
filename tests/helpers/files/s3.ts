import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '#mall/ports/files-s3.ts';

const REGION = 'us-east-1';
const KEY_ID = 'AKIDTEST';
const KEY_SECRET = 'secret of this test run';
const PAGE = 2;

export type FakeBucket = {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Parts of uploads that were neither completed nor aborted. */
  parts: Map<string, Map<number, Buffer>>;
  /** What the next requests meet: nothing, a refusal, an answer that never comes, or a write that is confirmed and lost. */
  mood: 'well' | 'refuses' | 'hangs' | 'lies';
  requests: number;
  close(): Promise<void>;
};

/** A storage that speaks S3: signatures (version 4) are checked, uploads may come in parts, listings in pages of two. */
export async function startBucket(bucket = 'mall'): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const server = createServer((req, res) => void serve(req, res).catch((error) => res.destroy(error)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeBucket = {
    settings: {
      bucket,
      prefix: 'shop/',
      endpoint,
      region: REGION,
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
      pathStyle: true,
    },
    objects,
    parts,
    mood: 'well',
    requests: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    fake.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (fake.mood === 'hangs') return;
    const { pathname, searchParams: query } = new URL(req.url ?? '', endpoint);
    const [, named, ...rest] = pathname.split('/').map(decodeURIComponent);
    const refusal = refusalOf(req, body, named);
    if (refusal) sendError(res, ...refusal);
    else answer(req.method ?? '', { key: rest.join('/'), query, upload: query.get('uploadId') ?? '', body }, res);
  }

  function refusalOf(req: IncomingMessage, body: Buffer, named: string | undefined): [number, string] | undefined {
    if (fake.mood === 'refuses') return [503, 'SlowDown'];
    if (!isSigned(req, body)) return [403, 'SignatureDoesNotMatch'];
    return named === bucket ? undefined : [404, 'NoSuchBucket'];
  }

  function answer(method: string, asked: Asked, res: ServerResponse): void {
    const { key, query, upload } = asked;
    if (method === 'POST') sendXml(res, query.has('uploads') ? beginUpload() : completeUpload(asked));
    else if (method === 'PUT') put(asked, res);
    else if (method === 'DELETE') {
      if (upload) parts.delete(upload);
      else objects.delete(key);
      res.writeHead(204).end();
    } else if (key) get(key, res);
    else sendXml(res, list(query));
  }

  function put({ key, query, upload, body }: Asked, res: ServerResponse): void {
    if (upload) parts.get(upload)?.set(Number(query.get('partNumber')), body);
    else if (fake.mood !== 'lies') objects.set(key, body);
    res.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }

  function beginUpload(): string {
    const id = crypto.randomUUID();
    parts.set(id, new Map());
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  function completeUpload({ key, upload }: Asked): string {
    const sorted = [...(parts.get(upload) ?? [])].sort(([one], [other]) => one - other);
    objects.set(key, Buffer.concat(sorted.map(([, part]) => part)));
    parts.delete(upload);
    return '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>';
  }

  function get(key: string, res: ServerResponse): void {
    const found = objects.get(key);
    if (found) res.writeHead(200, { 'content-length': found.length }).end(found);
    else sendError(res, 404, 'NoSuchKey');
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const more = keys.length > PAGE;
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }
}

type Asked = { key: string; query: URLSearchParams; upload: string; body: Buffer };

function sendXml(res: ServerResponse, xml: string, status = 200): void {
  res.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

const sendError = (res: ServerResponse, status: number, code: string): void =>
  sendXml(res, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, computed anew from what arrived. */
function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    req.headers.authorization ?? '',
  );
  const [, keyId, day = '', region = '', names = '', signature] = given ?? [];
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://any');
  const content = String(req.headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body))) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonical = [
    req.method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${KEY_SECRET}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}
