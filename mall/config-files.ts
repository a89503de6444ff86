import { z } from 'zod';
import { flag } from './config-pay.ts';
import { isHttpsOrLoopback } from './config-urls.ts';
import type { S3Settings } from './ports/files-s3.ts';

/** Where uploads and scaled pictures are, instead of `DATA_DIR`: a bucket, and a folder in it. */
export const filesSchema = {
  FILES_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/, 'must be s3://bucket or s3://bucket/folder')
    .optional(),
  FILES_ENDPOINT: z.url().refine(isHttpsOrLoopback, 'must start with https://').optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  FILES_KEY_ID: z.string().optional(),
  FILES_KEY_SECRET: z.string().optional(),
  FILES_PATH_STYLE: flag.default(false),
  /** Of a CDN that asks the mall for `/media/…`. */
  MEDIA_URL: z
    .url()
    .refine(isHttpsOrLoopback, 'must start with https://')
    .refine((url) => !/[?#]/.test(url), 'may have no query')
    .optional(),
};

type Value = z.infer<z.ZodObject<typeof filesSchema>>;

/** @returns undefined: files are in a folder */
export function filesConfig(value: Value, refuse: (name: string, why: string) => Error): S3Settings | undefined {
  const { FILES_URL: url, FILES_KEY_ID: keyId, FILES_KEY_SECRET: keySecret } = value;
  if (!url) return undefined;
  if (!keyId || !keySecret) throw refuse(keyId ? 'FILES_KEY_SECRET' : 'FILES_KEY_ID', 'is needed with FILES_URL');
  const [bucket = '', ...folders] = url.slice('s3://'.length).split('/').filter(Boolean);
  return {
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    endpoint: value.FILES_ENDPOINT,
    region: value.FILES_REGION,
    keyId,
    keySecret,
    pathStyle: value.FILES_PATH_STYLE,
  };
}
