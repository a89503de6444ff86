import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { warmUp } from '../../server/warm-up.ts';

it('a first page that stalls in its body does not keep the node from opening', async () => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await expect(warmUp(server.address() as AddressInfo, 300)).resolves.toBeUndefined();
    expect(asked).toContain('/');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
