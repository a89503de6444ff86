import { z } from 'zod';
import { flag, type PayConfig, payConfig, paySchema } from './config-pay.ts';
import type { SmtpSettings } from './ports/mail-smtp.ts';
import type { AliyunSettings } from './ports/sms-aliyun.ts';
import type { Kuaidi100Settings } from './ports/tracking-kuaidi100.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

const isPublic = ({ protocol, hostname }: URL): boolean => protocol === 'https:' && !isLoopback(hostname);

function isHttpsOrLoopback(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

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
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
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
  ...paySchema,
});

export type Config = {
  production: boolean;
  host: string;
  port: number;
  databaseUrl: string;
  databaseWaitMs: number;
  redisUrl: string | undefined;
  mallUrl: string | undefined;
  revalidateSecret: string | undefined;
  /** Origin without a trailing slash; absolute links (canonical, sitemap) start with it. Undefined: taken from the request. */
  siteUrl: string | undefined;
  /** Whether `siteUrl` is one that people elsewhere reach. */
  isPublic: boolean;
  analyticsUrl: string | undefined;
  dataDir: string;
  logLevel: string;
  metricsToken: string | undefined;
  nodeName: string | undefined;
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
};

/** Passwords are encrypted in the browser, which plain HTTP allows at localhost only. @returns what to do about it */
export function loginWarning({ host, siteUrl }: Pick<Config, 'host' | 'siteUrl'>): string | undefined {
  if (isLoopback(host) || siteUrl?.startsWith('https:')) return undefined;
  return 'Nobody can log in over plain HTTP except at localhost: put HTTPS in front and set SITE_URL to the https:// address';
}

export class ConfigError extends Error {}

/** Nothing else in the project reads `process.env`. @throws ConfigError */
export function getConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`Configuration: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const value = parsed.data;
  const local = isLoopback(value.HOST) && (!value.SITE_URL || isLoopback(new URL(value.SITE_URL).hostname));
  return {
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    databaseUrl: value.DATABASE_URL,
    databaseWaitMs: value.DATABASE_WAIT * 1_000,
    redisUrl: value.REDIS_URL,
    mallUrl: value.MALL_URL?.replace(/\/+$/, ''),
    revalidateSecret: value.REVALIDATE_SECRET,
    siteUrl: value.SITE_URL?.replace(/\/+$/, ''),
    isPublic: value.SITE_URL !== undefined && isPublic(new URL(value.SITE_URL)),
    analyticsUrl: value.ANALYTICS_URL,
    dataDir: value.DATA_DIR,
    logLevel: value.LOG_LEVEL,
    metricsToken: value.METRICS_TOKEN,
    nodeName: value.NODE_NAME,
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
    pay: payConfig(value, local, (name, why) => new ConfigError(`Configuration: ${name} is needed with ${why}`)),
  };
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
