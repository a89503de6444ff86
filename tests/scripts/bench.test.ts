import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openLine, sharedLine } from '../load/line.ts';
import { median, middleHalf } from '../load/load.ts';

it('takes the middle of what was measured, without what could not be', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([Number.NaN, 3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
  expect(middleHalf([100, 2, 4, 0])).toBe(3);
});

it('shares a line among all that goes over it', () => {
  const arrival = sharedLine(1);
  const began = 1_000;
  const first = arrival(1_250, began);
  // A megabit a second is 125 bytes a millisecond; a line that was idle saves up no more than a timer may be late.
  expect(first - began).toBeGreaterThan(5);
  expect(first - began).toBeLessThanOrEqual(10);
  expect(arrival(1_250, began)).toBe(first + 10);
  expect(arrival(2_500, first)).toBe(first + 30);
  expect(arrival(1_250, 5_000)).toBe(5_000 + first - began);
});

it('hands on what a site answers, late, and counts its documents', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const site = createServer(({ url, headers }, answer) => {
    seen.push(headers);
    answer.writeHead(url === '/none' ? 404 : 200, {
      'content-type': url === '/picture' ? 'image/avif' : 'text/html; charset=utf-8',
    });
    answer.end('x'.repeat(5_000));
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const line = await openLine(
    `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    { latency: 50, mbit: 8 },
    { 'save-data': 'on' },
  );
  onTestFinished(async () => {
    await line.close();
    site.close();
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((done, failed) => {
      const asked = get(line.origin + path, { headers, agent: false }, async (answer) => {
        let bytes = 0;
        for await (const chunk of answer) bytes += (chunk as Buffer).length;
        done(bytes);
      });
      asked.once('error', failed);
    });
  const began = performance.now();
  expect(await ask('/')).toBe(5_000);
  expect(performance.now() - began).toBeGreaterThanOrEqual(49);
  expect(await ask('/next', { 'sec-purpose': 'prefetch' })).toBe(5_000);
  await ask('/picture');
  await ask('/none', { 'sec-purpose': 'prefetch' });
  expect(line.sent).toEqual({ documents: 2, ahead: 1 });
  expect(seen[0]).toMatchObject({ 'save-data': 'on', host: new URL(line.origin).host });
});
