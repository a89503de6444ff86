import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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

  it('takes an analytics service over HTTPS, or one to try it out with', () => {
    for (const url of ['https://stats.example/visit', 'http://127.0.0.1:9000/', 'http://localhost/'])
      expect(getConfig({ ANALYTICS_URL: url }).analyticsUrl).toBe(url);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'memory:x'],
    ['REDIS_URL', 'http://localhost'],
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
    expect(createPublicKey(found?.publicKey ?? '').equals(createPublicKey(shown))).toBe(true);
    const old = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const foundOld = getConfig({ ...ALIPAY, ALIPAY_PRIVATE_KEY: bare(old) }).pay.alipay;
    expect(createPrivateKey(foundOld?.privateKey ?? '').equals(privateKey)).toBe(true);
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
    ['WECHAT_PAY_PUBLIC_KEY', bare(key), 'must be a public RSA key, as PEM or its base64 alone'],
  ])('%s that is none, or another one, is refused (%#)', (name, value, line) => {
    expect(() => getConfig({ ...WECHAT, [name]: value })).toThrow(new ConfigError(`Configuration: ${name} ${line}`));
  });
});
