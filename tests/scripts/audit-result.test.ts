import { expect, it } from 'vitest';
import { readAudit } from '../../scripts/verify/audit-result.ts';

it('fails for what is high or critical, and names it', () => {
  const vulnerabilities = {
    one: { severity: 'high', range: '<1.2.3' },
    two: { severity: 'moderate', range: '*' },
    three: { severity: 'critical', range: '2.x' },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    audited: true,
    bad: ['one <1.2.3: high', 'three 2.x: critical'],
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ audited: true, bad: [] });
});

it.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example","error":{"summary":""}}',
    '405 Method Not Allowed',
  ],
  ['{"error":{"summary":"getaddrinfo ENOTFOUND"}}', 'ENOTFOUND'],
  ['', 'said nothing'],
  ['{}', 'said nothing'],
  ['<html>Bad gateway</html>', 'Bad gateway'],
])('says that nothing was audited where the registry answers %j', (text, why) =>
  expect(readAudit(text)).toEqual({ audited: false, why: expect.stringContaining(why) }),
);
