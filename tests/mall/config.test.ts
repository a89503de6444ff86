import { describe, expect, it } from 'vitest';
import { ConfigError, getConfig } from '../../mall/config.ts';

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
    ['REVALIDATE_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', '2'],
  ])('%s=%s is refused in one line that names it and does not repeat it', (name, value) => {
    const refusal = () => getConfig({ [name]: value });
    expect(refusal).toThrow(ConfigError);
    expect(refusal).toThrow(new RegExp(`^Configuration: ${name} [^\\n]+$`));
  });
});
