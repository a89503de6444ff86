import { expect, it } from 'vitest';
import { sentinelAddress } from '#mall/ports/redis-address.rules.ts';

it('names those who watch, and what they watch', () => {
  expect(sentinelAddress('redis+sentinel://a:26379,b.example:5000/mymaster')).toEqual({
    sentinels: [
      { host: 'a', port: 26_379 },
      { host: 'b.example', port: 5_000 },
    ],
    name: 'mymaster',
  });
  expect(sentinelAddress('redis+sentinel://10.0.0.1/mall')?.sentinels).toEqual([{ host: '10.0.0.1', port: 26_379 }]);
});

it('has the login of Redis', () => {
  expect(sentinelAddress('redis+sentinel://mall:p%40ss@a,b/m')).toMatchObject({ username: 'mall', password: 'p@ss' });
  const alone = sentinelAddress('redis+sentinel://:secret@a/m');
  expect(alone).toMatchObject({ password: 'secret' });
  expect(alone).not.toHaveProperty('username');
});

it.each(['redis://a:6379', 'redis+sentinel://a:26379', 'redis+sentinel:///m', 'redis+sentinel://a;b/m'])(
  'is not %s',
  (url) => expect(sentinelAddress(url)).toBeUndefined(),
);
