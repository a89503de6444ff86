import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, getConfig, loginWarning } from '#mall/config.ts';

describe('configuration', () => {
  it('needs nothing', () => {
    expect(getConfig({})).toMatchObject({
      production: true,
      host: 'localhost',
      port: 4321,
      databaseUrl: 'file:.data/mall',
      demo: true,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('takes an empty value as none', () => {
    expect(getConfig({ PORT: '', REDIS_URL: '', MALL_URL: '' })).toMatchObject({ port: 4321, redisUrl: undefined });
  });

  it('cuts the slash off the end of addresses', () => {
    expect(getConfig({ SITE_URL: 'https://mall.example/', MALL_URL: 'http://10.0.0.1:8080//' })).toMatchObject({
      siteUrl: 'https://mall.example',
      mallUrl: 'http://10.0.0.1:8080',
    });
  });

  it('sends mail over a server that has TLS, unless it is this machine, from an address that is named', () => {
    expect(getConfig({}).smtp).toBeUndefined();
    const from = '良集 <no-reply@liangji.example>';
    const smtp = (SMTP_URL: string, MAIL_FROM = from) => getConfig({ SMTP_URL, MAIL_FROM }).smtp;
    expect(smtp('smtp://mall:secret@mail.example:587')).toMatchObject({ from, requiresTls: true });
    expect(smtp('smtp://127.0.0.1:2525', 'a@liangji.example')).toMatchObject({ requiresTls: false });
    for (const [url, sender] of [
      ['smtp://mail.example', ''],
      ['https://mail.example', from],
      ['smtp://mail.example', 'Liangji'],
      ['smtp://mail.example', 'a@b.example\nBcc: c@d.example'],
    ] as const)
      expect(() => smtp(url, sender)).toThrow(ConfigError);
  });

  it('tracks parcels by kuaidi100 where everything that it needs is given', () => {
    expect(getConfig({}).kuaidi100).toBeUndefined();
    const all = {
      TRACKING_PROVIDER: 'kuaidi100',
      KUAIDI100_KEY: 'key',
      KUAIDI100_CUSTOMER: 'customer',
      KUAIDI100_SALT: 'salt-of-16-letters',
      SITE_URL: 'https://mall.example/',
    };
    expect(getConfig(all).kuaidi100).toEqual({
      key: 'key',
      customer: 'customer',
      salt: 'salt-of-16-letters',
      siteUrl: 'https://mall.example',
      endpoint: 'https://poll.kuaidi100.com',
    });
    expect(getConfig({ ...all, KUAIDI100_ENDPOINT: 'http://127.0.0.1:9000/' }).kuaidi100?.endpoint).toBe(
      'http://127.0.0.1:9000',
    );
    for (const missing of ['KUAIDI100_KEY', 'KUAIDI100_CUSTOMER', 'KUAIDI100_SALT', 'SITE_URL'])
      expect(() => getConfig({ ...all, [missing]: '' })).toThrow(new RegExp(missing));
    expect(() => getConfig({ ...all, KUAIDI100_SALT: 'short' })).toThrow(/KUAIDI100_SALT/);
    expect(() => getConfig({ ...all, TRACKING_PROVIDER: 'another' })).toThrow(ConfigError);
  });

  it('takes an analytics service over HTTPS, or one to try it out with', () => {
    for (const url of ['https://stats.example/visit', 'http://127.0.0.1:9000/', 'http://localhost/'])
      expect(getConfig({ ANALYTICS_URL: url }).analyticsUrl).toBe(url);
  });

  it('takes the address of a CDN for pictures, with or without a slash at its end', () => {
    expect(getConfig({}).mediaUrl).toBeUndefined();
    for (const url of ['https://cdn.example/media', 'https://cdn.example/media/'])
      expect(getConfig({ MEDIA_URL: url }).mediaUrl).toBe('https://cdn.example/media/');
    expect(getConfig({ MEDIA_URL: 'https://cdn.example' }).mediaUrl).toBe('https://cdn.example/');
  });

  it('takes a replica of a server, with connections of its own, and of nothing else', () => {
    const primary = 'postgres://mall@db.example/mall';
    const replica = 'postgres://mall@replica.example/mall';
    expect(getConfig({ DATABASE_URL: primary })).toMatchObject({ readUrl: undefined, readConnections: 10 });
    const given = { DATABASE_URL: primary, DATABASE_READ_URL: replica, DATABASE_READ_CONNECTIONS: '20' };
    expect(getConfig(given)).toMatchObject({ readUrl: replica, readConnections: 20 });
    expect(() => getConfig({ DATABASE_READ_URL: replica })).toThrow(/DATABASE_READ_URL needs DATABASE_URL=postgres/);
    expect(() => getConfig({ ...given, DATABASE_READ_URL: `${replica}?pgbouncer=true` })).toThrow(/not to a pooler/);
  });

  it('takes a Redis that sentinels watch', () => {
    const url = 'redis+sentinel://a:26379,b:26379/mall';
    expect(getConfig({ REDIS_URL: url }).redisUrl).toBe(url);
  });

  it.each([
    ['DATABASE_READ_URL', 'file:.data/mall'],
    ['MEDIA_URL', 'http://cdn.example/'],
    ['MEDIA_URL', 'https://cdn.example/?key=1'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_CONNECTIONS', '1'],
    ['ROLE', 'jobs'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'memory:x'],
    ['REDIS_URL', 'http://localhost'],
    ['REDIS_URL', 'redis+sentinel://a:26379'],
    ['MALL_URL', 'not a url'],
    ['SITE_URL', 'mall.example'],
    ['ANALYTICS_URL', 'http://stats.example/visit'],
    ['ANALYTICS_URL', 'stats.example'],
    ['REVALIDATE_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '2'],
    ['SMS_CAPTCHA', '0'],
  ])('%s=%s is refused in one line that names it and does not repeat it', (name, value) => {
    const refusal = () => getConfig({ [name]: value });
    expect(refusal).toThrow(ConfigError);
    expect(refusal).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
  });
});

it.each([
  [{}, true],
  [{ SITE_URL: 'http://localhost:4321' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ SITE_URL: 'https://mall.example' }, false],
  [{ SITE_URL: 'https://mall.example', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('%j has the demo: %s', (env, demo) => expect(getConfig(env).demo).toBe(demo));

it('a code to log in needs a captcha unless that is switched off', () => {
  expect(getConfig({}).papersKey).toBeUndefined();
  expect(getConfig({ PAPERS_KEY: Buffer.alloc(32, 7).toString('base64') }).papersKey).toEqual(Buffer.alloc(32, 7));
  expect(() => getConfig({ PAPERS_KEY: 'short' })).toThrow('PAPERS_KEY');
  expect(getConfig({}).smsCaptcha).toBe(true);
  expect(getConfig({ SMS_CAPTCHA: 'off' }).smsCaptcha).toBe(false);
});

it.each([
  [{}, false],
  [{ HOST: '127.0.0.1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', SITE_URL: 'http://mall.example' }, true],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://mall.example' }, false],
])('%j warns that nobody can log in: %s', (env, warns) => {
  expect(loginWarning(getConfig(env))?.includes('HTTPS') ?? false).toBe(warns);
});

describe('who takes money', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const shown = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const bare = (pem: string) => pem.replace(/-----.*?-----/g, '').trim();
  const WECHAT = {
    SITE_URL: 'https://mall.example/',
    WECHAT_PAY_MCHID: '1900000001',
    WECHAT_PAY_APPID: 'wx1',
    WECHAT_PAY_SERIAL: 'ABC',
    WECHAT_PAY_PRIVATE_KEY: key.replaceAll('\n', '\\n'),
    WECHAT_PAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
  };
  const CERTIFICATE = '-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----\\n';
  const ALIPAY = {
    SITE_URL: 'https://mall.example',
    ALIPAY_APP_ID: '2021',
    ALIPAY_PRIVATE_KEY: key,
    ALIPAY_PUBLIC_KEY: shown,
  };

  it('the sandbox on this machine alone, or where it is asked for', () => {
    expect(getConfig({}).pay).toEqual({ sandbox: true, wechat: undefined, alipay: undefined });
    expect(getConfig({ SITE_URL: 'http://localhost:4321' }).pay.sandbox).toBe(true);
    expect(getConfig({ HOST: '0.0.0.0' }).pay.sandbox).toBe(false);
    expect(getConfig({ SITE_URL: 'https://mall.example' }).pay.sandbox).toBe(false);
    expect(getConfig({ HOST: '0.0.0.0', PAY_SANDBOX: '1' }).pay.sandbox).toBe(true);
    expect(getConfig({ PAY_SANDBOX: '0' }).pay.sandbox).toBe(false);
  });

  it('WeChat Pay and Alipay in the place of the sandbox', () => {
    const { sandbox, wechat } = getConfig(WECHAT).pay;
    expect(sandbox).toBe(false);
    expect(wechat).toMatchObject({ mchId: '1900000001', privateKey: key, publicKey: undefined });
    expect(wechat).toMatchObject({ endpoint: 'https://api.mch.weixin.qq.com', siteUrl: 'https://mall.example' });
    const more = { WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1', WECHAT_PAY_PUBLIC_KEY: shown };
    expect(getConfig({ ...WECHAT, ...more }).pay.wechat?.publicKey).toEqual({ id: 'PUB_KEY_ID_1', key: shown });
    expect(getConfig(ALIPAY).pay.alipay).toMatchObject({ appId: '2021', siteUrl: 'https://mall.example' });
  });

  it('keys as the bare base64 that the tool of Alipay gives, in one line or in several', () => {
    const oneLine = bare(shown).replaceAll('\n', '');
    const found = getConfig({ ...ALIPAY, ALIPAY_PRIVATE_KEY: bare(key), ALIPAY_PUBLIC_KEY: oneLine }).pay.alipay;
    expect(createPrivateKey(found?.privateKey ?? '').equals(createPrivateKey(key))).toBe(true);
    expect(
      createPublicKey(found && 'publicKey' in found.trust ? found.trust.publicKey : '').equals(createPublicKey(shown)),
    ).toBe(true);
    const old = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const foundOld = getConfig({ ...ALIPAY, ALIPAY_PRIVATE_KEY: bare(old) }).pay.alipay;
    expect(createPrivateKey(foundOld?.privateKey ?? '').equals(privateKey)).toBe(true);
  });

  it('certificates of Alipay in the place of its key, in one line each', () => {
    const certs = { ALIPAY_APP_CERT: CERTIFICATE, ALIPAY_CERT: CERTIFICATE, ALIPAY_ROOT_CERT: CERTIFICATE };
    const found = getConfig({ ...ALIPAY, ALIPAY_PUBLIC_KEY: undefined, ...certs }).pay.alipay;
    const pem = CERTIFICATE.replaceAll('\\n', '\n');
    expect(found?.trust).toEqual({ app: pem, alipay: pem, root: pem });
  });

  it('who pays the shops: a person, unless a provider is named', () => {
    expect(getConfig(ALIPAY).payout).toBeUndefined();
    expect(getConfig({ PAYOUT_PROVIDER: 'sandbox' }).payout).toBe('sandbox');
    expect(getConfig({ ...ALIPAY, PAYOUT_PROVIDER: 'alipay' }).payout).toMatchObject({ appId: '2021' });
  });

  it.each([
    [WECHAT, 'SITE_URL', 'Configuration: SITE_URL is needed with WeChat Pay'],
    [WECHAT, 'WECHAT_PAY_SERIAL', 'Configuration: WECHAT_PAY_SERIAL is needed with WeChat Pay'],
    [
      { ...WECHAT, WECHAT_PAY_PUBLIC_KEY: shown },
      'WECHAT_PAY_PUBLIC_KEY_ID',
      'Configuration: WECHAT_PAY_PUBLIC_KEY_ID is needed with WeChat Pay',
    ],
    [ALIPAY, 'ALIPAY_PUBLIC_KEY', 'Configuration: ALIPAY_PUBLIC_KEY is needed with Alipay'],
    [
      { ...ALIPAY, ALIPAY_CERT: CERTIFICATE, ALIPAY_APP_CERT: CERTIFICATE },
      'ALIPAY_ROOT_CERT',
      'Configuration: ALIPAY_ROOT_CERT is needed with certificates of Alipay',
    ],
    [
      { PAYOUT_PROVIDER: 'alipay' },
      'ALIPAY_APP_ID',
      'Configuration: ALIPAY_APP_ID is needed with PAYOUT_PROVIDER=alipay',
    ],
  ])('%# without %s says so in one line', (env, name, line) => {
    expect(() => getConfig({ ...env, [name]: undefined })).toThrow(new ConfigError(line));
  });

  it.each([
    ['WECHAT_PAY_PRIVATE_KEY', 'abc', 'must be a private RSA key, as PEM or its base64 alone'],
    ['WECHAT_PAY_PRIVATE_KEY', shown, 'must be a private RSA key, as PEM or its base64 alone'],
    ['ALIPAY_PRIVATE_KEY', bare(shown), 'must be a private RSA key, as PEM or its base64 alone'],
    ['ALIPAY_PRIVATE_KEY', curve, 'must be a private RSA key, as PEM or its base64 alone'],
    ['WECHAT_PAY_API_V3_KEY', 'short', 'needs exactly 32 bytes'],
    ['ALIPAY_PUBLIC_KEY', 'abc', 'must be a public RSA key, as PEM or its base64 alone'],
    ['ALIPAY_PUBLIC_KEY', key, 'must be a public RSA key, as PEM or its base64 alone'],
    ['ALIPAY_CERT', bare(shown), 'must be a certificate as PEM'],
    ['WECHAT_PAY_PUBLIC_KEY', bare(key), 'must be a public RSA key, as PEM or its base64 alone'],
  ])('%s that is none, or another one, is refused (%#)', (name, value, line) => {
    expect(() => getConfig({ ...WECHAT, [name]: value })).toThrow(new ConfigError(`Configuration: ${name} ${line}`));
  });
});

describe('files in a bucket', () => {
  const keys = { FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret' };

  it('are where FILES_URL says', () => {
    expect(getConfig({}).s3).toBeUndefined();
    expect(getConfig({ ...keys, FILES_URL: 's3://mall' }).s3).toMatchObject({ bucket: 'mall', prefix: '' });
    const more = { FILES_ENDPOINT: 'https://oss-cn-hangzhou.aliyuncs.com', FILES_REGION: 'oss-cn-hangzhou' };
    expect(getConfig({ ...keys, ...more, FILES_URL: 's3://mall/a/b/' }).s3).toEqual({
      bucket: 'mall',
      prefix: 'a/b/',
      endpoint: more.FILES_ENDPOINT,
      region: more.FILES_REGION,
      keyId: 'id',
      keySecret: 'secret',
      pathStyle: false,
    });
  });

  it.each([
    [{ FILES_URL: 's3://mall' }, 'FILES_KEY_ID'],
    [{ FILES_URL: 's3://mall', FILES_KEY_ID: 'id' }, 'FILES_KEY_SECRET'],
    [{ ...keys, FILES_URL: 'https://mall' }, 'FILES_URL'],
    [{ ...keys, FILES_URL: 's3://mall', FILES_ENDPOINT: 'http://oss.example' }, 'FILES_ENDPOINT'],
  ])('%j is refused by name', (env, name) => {
    expect(() => getConfig(env)).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
  });
});

describe('a search service', () => {
  const login = { OPENSEARCH_USER: 'mall', OPENSEARCH_PASSWORD: 'secret' };
  const OPENSEARCH_URL = 'https://search.example/';

  it('is where OPENSEARCH_URL says', () => {
    expect(getConfig(login).opensearch).toBeUndefined();
    const bare = { url: 'https://search.example', user: undefined, password: undefined, index: 'liangji' };
    expect(getConfig({ OPENSEARCH_URL }).opensearch).toEqual(bare);
    expect(getConfig({ ...login, OPENSEARCH_URL, OPENSEARCH_INDEX: 'shop' }).opensearch).toEqual({
      url: 'https://search.example',
      user: 'mall',
      password: 'secret',
      index: 'shop',
    });
    expect(getConfig({ OPENSEARCH_URL: 'http://localhost:9200' }).opensearch?.url).toBe('http://localhost:9200');
  });

  it.each([
    [{ OPENSEARCH_URL: 'http://search.example' }, 'OPENSEARCH_URL'],
    [{ OPENSEARCH_URL: 'https://mall:secret@search.example' }, 'OPENSEARCH_URL'],
    [{ OPENSEARCH_URL, OPENSEARCH_USER: 'mall' }, 'OPENSEARCH_PASSWORD'],
    [{ OPENSEARCH_URL, OPENSEARCH_PASSWORD: 'secret' }, 'OPENSEARCH_USER'],
    [{ OPENSEARCH_URL, OPENSEARCH_INDEX: 'Mall' }, 'OPENSEARCH_INDEX'],
  ])('%j is refused by name', (env, name) => {
    expect(() => getConfig(env)).toThrow(new RegExp(`^Configuration: ${name} (?!.*secret)[^\\n]+$`));
  });
});

describe('a role of a process', () => {
  const shared = { DATABASE_URL: 'postgres://127.0.0.1/mall', REDIS_URL: 'redis://127.0.0.1' };

  it('is all there is to do, unless it is named', () => {
    expect(getConfig({}).role).toBe('all');
    expect(getConfig({ ...shared, ROLE: 'worker', DATABASE_CONNECTIONS: '4' })).toMatchObject({
      role: 'worker',
      databaseConnections: 4,
    });
  });

  it.each([
    [{ DATABASE_URL: shared.DATABASE_URL }],
    [{ REDIS_URL: shared.REDIS_URL }],
    [{ ...shared, MALL_URL: 'https://mall.example' }],
  ])('is refused where others could not do the rest: %j', (env) => {
    for (const ROLE of ['web', 'worker'])
      expect(() => getConfig({ ...env, ROLE })).toThrow(/^Configuration: ROLE [^\n]+$/);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liangji-secrets-'));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without the line end after it', () => {
    const METRICS_TOKEN_FILE = file('token', 'sixteen characters\r\n');
    expect(getConfig({ METRICS_TOKEN_FILE }).metricsToken).toBe('sixteen characters');
  });

  it.each([
    ['cannot be read', { METRICS_TOKEN_FILE: join(folder, 'none') }],
    ['cannot be read', { METRICS_TOKEN_FILE: folder }],
    ['too large', { METRICS_TOKEN_FILE: file('large', 'x'.repeat(70_000)) }],
    ['together', { METRICS_TOKEN_FILE: file('twice', 'sixteen characters'), METRICS_TOKEN: 'other characters' }],
  ])('that %s is refused by the name of its variable alone', (why, env) => {
    expect(() => getConfig(env)).toThrow(why);
    expect(() => getConfig(env)).toThrow(/^Configuration: METRICS_TOKEN_FILE [^/]+$/);
  });

  it('is not looked for under names that are no setting', () => {
    expect(getConfig({ HISTORY_FILE: '/none' })).toMatchObject({ port: 4321 });
  });
});
