import { z } from 'zod';
import { filesConfig, filesSchema } from './config-files.ts';
import { flag, type PayConfig, payConfig, paySchema } from './config-pay.ts';
import { searchConfig, searchSchema } from './config-search.ts';
import { readSecretFiles } from './config-secrets.ts';
import { isHttpsOrLoopback, isLoopback } from './config-urls.ts';
import type { AlipayAccess } from './ports/alipay.ts';
import type { S3Settings } from './ports/files-s3.ts';
import type { SmtpSettings } from './ports/mail-smtp.ts';
import { sentinelAddress } from './ports/redis-address.rules.ts';
import type { OpenSearchSettings } from './ports/search-opensearch-http.ts';
import type { AliyunSettings } from './ports/sms-aliyun.ts';
import type { Kuaidi100Settings } from './ports/tracking-kuaidi100.ts';

const isPublic = ({ protocol, hostname }: URL): boolean => protocol === 'https:' && !isLoopback(hostname);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4321),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:|memory:$)/, 'must start with postgres://, file: or be memory:')
    .default('file:.data/mall'),
  /** Seconds to wait for a database server that does not answer yet. */
  DATABASE_WAIT: z.coerce.number().int().min(0).max(600).default(0),
  /** Of this process, at most. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** A streaming replica, for what visitors read. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine((url) => !url.includes('pgbouncer=true'), 'must lead to servers themselves, not to a pooler')
    .optional(),
  DATABASE_READ_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** `web` answers and does no jobs, `worker` does jobs and answers only operators' addresses. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  REDIS_URL: z
    .string()
    .refine(
      (url) => /^rediss?:\/\//.test(url) || sentinelAddress(url) !== undefined,
      'must start with redis:// or rediss://, or be redis+sentinel://host:port,host:port/name',
    )
    .optional(),
  MALL_URL: z.url().optional(),
  REVALIDATE_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  SITE_URL: z.url().optional(),
  ANALYTICS_URL: z
    .url()
    .refine((url) => isHttpsOrLoopback(url), 'must start with https://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  NODE_NAME: z.string().min(1).max(64).optional(),
  /** Unset: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('liangji'),
  /** Share of the traces that begin here. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  TRUST_PROXY: flag.default(false),
  /** Unset: only while the mall serves only this machine. */
  DEMO: flag.optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  /** `outbox`: codes go nowhere but to the page `/outbox` and the standard error of the mall. */
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).default('outbox'),
  /** `off`: a code to log in needs no captcha, for clients that send only `{ mobile }`. */
  SMS_CAPTCHA: z.enum(['on', 'off']).default('on'),
  /** Unset: mail goes nowhere but to the page `/outbox` and the standard error of the mall. */
  SMTP_URL: z
    .url()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, 'must be an address, or a name and <an address>')
    .optional(),
  TRACKING_PROVIDER: z.enum(['none', 'kuaidi100']).default('none'),
  KUAIDI100_KEY: z.string().optional(),
  KUAIDI100_CUSTOMER: z.string().optional(),
  KUAIDI100_SALT: z.string().min(16, 'needs at least 16 characters').optional(),
  KUAIDI100_ENDPOINT: z.url().default('https://poll.kuaidi100.com'),
  /** `by-hand`: an approved run is exported for the bank. `sandbox`: no money moves. */
  PAYOUT_PROVIDER: z.enum(['by-hand', 'alipay', 'sandbox']).default('by-hand'),
  /** 32 bytes, base64. */
  PAPERS_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes as base64')
    .optional(),
  /** The key before, while papers are encrypted anew. */
  PAPERS_KEY_BEFORE: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes as base64')
    .optional(),
  ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_LOGIN: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_REGISTER: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_RESET: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CHANGE: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_SHIPPED: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_REFUND: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_PASSWORD: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_RESTOCK: z.string().optional(),
  ALIYUN_SMS_ENDPOINT: z.string().default('dysmsapi.aliyuncs.com'),
  ...filesSchema,
  ...searchSchema,
  ...paySchema,
});

export type Config = {
  production: boolean;
  host: string;
  port: number;
  databaseUrl: string;
  databaseWaitMs: number;
  databaseConnections: number;
  readUrl: string | undefined;
  readConnections: number;
  role: 'all' | 'web' | 'worker';
  redisUrl: string | undefined;
  mallUrl: string | undefined;
  revalidateSecret: string | undefined;
  /** Origin without a trailing slash; absolute links (canonical, sitemap) start with it. Undefined: taken from the request. */
  siteUrl: string | undefined;
  /** Whether `siteUrl` is one that people elsewhere reach. */
  isPublic: boolean;
  analyticsUrl: string | undefined;
  dataDir: string;
  /** Undefined: files are in `dataDir`. */
  s3: S3Settings | undefined;
  /** Undefined: only the database is searched. */
  opensearch: OpenSearchSettings | undefined;
  /** Undefined: pictures are shown from the mall. With a trailing slash. */
  mediaUrl: string | undefined;
  logLevel: string;
  metricsToken: string | undefined;
  nodeName: string | undefined;
  /** Undefined: nothing is traced. `ratio`: of the traces that begin here, 0 to 1. */
  tracing: { service: string; ratio: number } | undefined;
  trustProxy: boolean;
  demo: boolean;
  hstsSubdomains: boolean;
  local: boolean;
  /** Undefined: the outbox. */
  aliyunSms: AliyunSettings | undefined;
  /** Undefined: the outbox. */
  smtp: SmtpSettings | undefined;
  /** Undefined: only what shops did is known of parcels. */
  kuaidi100: Kuaidi100Settings | undefined;
  smsCaptcha: boolean;
  papersKey: Buffer | undefined;
  papersKeyBefore: Buffer | undefined;
  pay: PayConfig;
  /** Undefined: by hand. */
  payout: 'sandbox' | AlipayAccess | undefined;
};

/** Passwords are encrypted in the browser, which plain HTTP allows at localhost only. @returns what to do about it */
export function loginWarning({ host, siteUrl }: Pick<Config, 'host' | 'siteUrl'>): string | undefined {
  if (isLoopback(host) || siteUrl?.startsWith('https:')) return undefined;
  return 'Nobody can log in over plain HTTP except at localhost: put HTTPS in front and set SITE_URL to the https:// address';
}

export class ConfigError extends Error {}

const refuse = (name: string, why: string): ConfigError => new ConfigError(`Configuration: ${name} ${why}`);

/** Nothing else in the project reads `process.env`. @throws ConfigError */
export function getConfig(env: Record<string, string | undefined>): Config {
  const read = readSecretFiles(env, Object.keys(schema.shape), refuse);
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  const value = parsed.data;
  if (value.ROLE !== 'all') checkShared(value);
  if (value.DATABASE_READ_URL && !/^postgres/.test(value.DATABASE_URL))
    throw refuse('DATABASE_READ_URL', 'needs DATABASE_URL=postgres://…, whose replica it names');
  const local = isLoopback(value.HOST) && (!value.SITE_URL || isLoopback(new URL(value.SITE_URL).hostname));
  const pay = payConfig(value, local, (name, why) => new ConfigError(`Configuration: ${name} is needed with ${why}`));
  return {
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    databaseUrl: value.DATABASE_URL,
    databaseWaitMs: value.DATABASE_WAIT * 1_000,
    databaseConnections: value.DATABASE_CONNECTIONS,
    readUrl: value.DATABASE_READ_URL,
    readConnections: value.DATABASE_READ_CONNECTIONS,
    role: value.ROLE,
    redisUrl: value.REDIS_URL,
    mallUrl: value.MALL_URL?.replace(/\/+$/, ''),
    revalidateSecret: value.REVALIDATE_SECRET,
    siteUrl: value.SITE_URL?.replace(/\/+$/, ''),
    isPublic: value.SITE_URL !== undefined && isPublic(new URL(value.SITE_URL)),
    analyticsUrl: value.ANALYTICS_URL,
    dataDir: value.DATA_DIR,
    s3: filesConfig(value, refuse),
    opensearch: searchConfig(value, refuse),
    mediaUrl: value.MEDIA_URL?.replace(/\/*$/, '/'),
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    nodeName: value.NODE_NAME,
    tracing: tracing(value),
    trustProxy: value.TRUST_PROXY,
    demo: value.DEMO ?? local,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    local,
    aliyunSms: value.SMS_PROVIDER === 'aliyun' ? aliyunSms(value) : undefined,
    smtp: value.SMTP_URL ? smtp(value.SMTP_URL, value.MAIL_FROM) : undefined,
    kuaidi100: value.TRACKING_PROVIDER === 'kuaidi100' ? kuaidi100(value) : undefined,
    smsCaptcha: value.SMS_CAPTCHA === 'on',
    papersKey: value.PAPERS_KEY ? Buffer.from(value.PAPERS_KEY, 'base64') : undefined,
    papersKeyBefore: value.PAPERS_KEY_BEFORE ? Buffer.from(value.PAPERS_KEY_BEFORE, 'base64') : undefined,
    pay,
    payout: payoutOf(value.PAYOUT_PROVIDER, pay),
  };
}

function tracing(value: z.infer<typeof schema>): Config['tracing'] {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return { service: value.OTEL_SERVICE_NAME, ratio: value.OTEL_TRACES_SAMPLER_ARG };
}

function payoutOf(provider: 'by-hand' | 'alipay' | 'sandbox', { alipay }: PayConfig): Config['payout'] {
  if (provider === 'by-hand') return undefined;
  if (provider === 'alipay' && !alipay)
    throw new ConfigError('Configuration: ALIPAY_APP_ID is needed with PAYOUT_PROVIDER=alipay');
  return provider === 'sandbox' ? provider : alipay;
}

/** A worker shares all with the processes that answer. */
function checkShared({ ROLE, DATABASE_URL, REDIS_URL, MALL_URL }: z.infer<typeof schema>): void {
  if (MALL_URL) throw refuse('ROLE', `${ROLE} has no work where MALL_URL names another mall`);
  if (!/^postgres/.test(DATABASE_URL) || !REDIS_URL) {
    throw refuse('ROLE', `${ROLE} needs DATABASE_URL=postgres://… and REDIS_URL, which all processes share`);
  }
}

function kuaidi100(value: z.infer<typeof schema>): Kuaidi100Settings {
  const given = (name: 'KUAIDI100_KEY' | 'KUAIDI100_CUSTOMER' | 'KUAIDI100_SALT' | 'SITE_URL'): string => {
    const text = value[name];
    if (!text) throw new ConfigError(`Configuration: ${name} is needed with TRACKING_PROVIDER=kuaidi100`);
    return text;
  };
  return {
    key: given('KUAIDI100_KEY'),
    customer: given('KUAIDI100_CUSTOMER'),
    salt: given('KUAIDI100_SALT'),
    siteUrl: given('SITE_URL').replace(/\/+$/, ''),
    endpoint: value.KUAIDI100_ENDPOINT.replace(/\/+$/, ''),
  };
}

function smtp(url: string, from: string | undefined): SmtpSettings {
  if (!from) throw new ConfigError('Configuration: MAIL_FROM is needed with SMTP_URL');
  return { url, from, requiresTls: !isLoopback(new URL(url).hostname) };
}

function aliyunSms(value: z.infer<typeof schema>): AliyunSettings {
  const given = (name: keyof typeof value): string => {
    const text = value[name];
    if (typeof text !== 'string') throw new ConfigError(`Configuration: ${name} is needed with SMS_PROVIDER=aliyun`);
    return text;
  };
  const change = given('ALIYUN_SMS_TEMPLATE_CHANGE');
  return {
    accessKeyId: given('ALIYUN_ACCESS_KEY_ID'),
    accessKeySecret: given('ALIYUN_ACCESS_KEY_SECRET'),
    sign: given('ALIYUN_SMS_SIGN'),
    templates: {
      login: given('ALIYUN_SMS_TEMPLATE_LOGIN'),
      register: given('ALIYUN_SMS_TEMPLATE_REGISTER'),
      reset: given('ALIYUN_SMS_TEMPLATE_RESET'),
      changeOld: change,
      changeNew: change,
      store: change,
      storeLogin: given('ALIYUN_SMS_TEMPLATE_LOGIN'),
      export: change,
      close: change,
    },
    noticeTemplates: noticeTemplates(value),
    endpoint: value.ALIYUN_SMS_ENDPOINT,
  };
}

function noticeTemplates(value: z.infer<typeof schema>): AliyunSettings['noticeTemplates'] {
  const named = {
    orderShipped: value.ALIYUN_SMS_TEMPLATE_SHIPPED,
    refundPaid: value.ALIYUN_SMS_TEMPLATE_REFUND,
    passwordChanged: value.ALIYUN_SMS_TEMPLATE_PASSWORD,
    restocked: value.ALIYUN_SMS_TEMPLATE_RESTOCK,
  };
  return Object.fromEntries(Object.entries(named).filter(([, code]) => code));
}
