import { z } from 'zod';
import { isHttpsOrLoopback } from './config-urls.ts';
import type { OpenSearchSettings } from './ports/search-opensearch-http.ts';

/** A search service beside the database's own index. */
export const searchSchema = {
  OPENSEARCH_URL: z
    .url()
    .refine((url) => isHttpsOrLoopback(url), 'must start with https://')
    .refine((url) => !/[?#@]/.test(url), 'may have no query and no credentials')
    .optional(),
  OPENSEARCH_USER: z.string().optional(),
  OPENSEARCH_PASSWORD: z.string().optional(),
  /** The alias, and what the names of indexes begin with. */
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,63}$/, 'must be lower-case letters, digits, _ and -')
    .default('liangji'),
};

type Value = z.infer<z.ZodObject<typeof searchSchema>>;

/** @returns undefined: only the database is searched */
export function searchConfig(
  value: Value,
  refuse: (name: string, why: string) => Error,
): OpenSearchSettings | undefined {
  const { OPENSEARCH_URL: url, OPENSEARCH_USER: user, OPENSEARCH_PASSWORD: password } = value;
  if (!url) return undefined;
  if (Boolean(user) !== Boolean(password))
    throw refuse(user ? 'OPENSEARCH_PASSWORD' : 'OPENSEARCH_USER', 'is needed with the other');
  return { url: url.replace(/\/+$/, ''), user, password, index: value.OPENSEARCH_INDEX };
}
