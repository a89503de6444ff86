import type { Readable as NodeReadable } from 'node:stream';
import { Readable } from 'node:stream';
import type { Files, ListedFile } from './files.ts';

export type S3Settings = {
  bucket: string;
  /** Before every name, with a slash at its end, or empty. */
  prefix: string;
  /** Undefined: the provider's own for the region, at AWS. */
  endpoint: string | undefined;
  region: string;
  keyId: string;
  keySecret: string;
  /** `https://endpoint/bucket/name` instead of `https://bucket.endpoint/name`. */
  pathStyle: boolean;
  /** How long it may take to answer, tries included; what it then sends may take longer. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 2_000;
/** Of a file that comes piece by piece: one part. */
const PART_BYTES = 8 * 1024 * 1024;

/** Files in a bucket of an S3-compatible storage: AWS, OSS, COS, MinIO and others. */
export async function createS3Files({
  bucket,
  prefix,
  endpoint,
  region,
  pathStyle,
  timeoutMs = TIMEOUT_MS,
  ...keys
}: S3Settings): Promise<Files> {
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keys.keyId, secretAccessKey: keys.keySecret },
    // Most providers but AWS refuse the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

  async function get(name: string, abortSignal: AbortSignal) {
    if (!isName(name)) return undefined;
    try {
      return await client.send(new s3.GetObjectCommand(at(name)), { abortSignal });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Only the answer is waited for: an export may be downloaded for minutes. */
  async function begin(name: string) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    return get(name, late.signal).finally(() => clearTimeout(timer));
  }

  return {
    name: 'bucket',
    async read(name) {
      const found = await get(name, inTime().abortSignal);
      return found?.Body && Buffer.from(await found.Body.transformToByteArray());
    },
    async open(name) {
      const found = await begin(name);
      if (!found?.Body) return undefined;
      const stream = Readable.toWeb(found.Body as NodeReadable) as ReadableStream<Uint8Array>;
      return { bytes: found.ContentLength ?? 0, stream };
    },
    async write(name, bytes) {
      await client.send(new s3.PutObjectCommand({ ...at(needName(name)), Body: bytes }), inTime());
    },
    async writeStream(name, pieces) {
      let bytes = 0;
      const counted = async function* () {
        for await (const piece of pieces) {
          bytes += piece.byteLength;
          yield piece;
        }
      };
      const Body = Readable.from(counted(), { objectMode: false });
      // One that fails leaves no parts behind, which would be paid for.
      await new Upload({ client, params: { ...at(needName(name)), Body }, partSize: PART_BYTES, queueSize: 1 }).done();
      return bytes;
    },
    async remove(name) {
      if (isName(name)) await client.send(new s3.DeleteObjectCommand(at(name)), inTime());
    },
    async *list() {
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), bytes: Size } satisfies ListedFile;
        }
      }
    },
  };
}

/** As a folder takes them: relative, and inside. */
const isName = (name: string): boolean =>
  name !== '' && !name.startsWith('/') && !name.includes('\0') && !name.split('/').includes('..') && name.length <= 900;

function needName(name: string): string {
  if (!isName(name)) throw new Error('file name outside the bucket');
  return name;
}

const isMissing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
