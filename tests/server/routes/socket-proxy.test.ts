import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLog } from '#mall/log.ts';
import { createSocketProxy } from '../../../server/routes/socket-proxy.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(server: Server): Promise<string> {
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @returns where a storefront is that hands sockets on to that mall */
async function inFrontOf(mallUrl: string): Promise<string> {
  const server = createServer();
  server.on('upgrade', createSocketProxy(mallUrl, false, createLog('silent')));
  return `ws://${await listening(server)}`;
}

/** A mall that says whom it heard, and repeats what they say; `/ws/refused` it refuses. */
async function echoing(): Promise<string> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (req, socket, head) => {
    if (req.url?.endsWith('/refused')) return socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
    return sockets.handleUpgrade(req, socket, head, (ws) => {
      ws.send(`${req.url} ${req.headers['x-forwarded-for']} ${Boolean(req.headers['x-forwarded-host'])}`);
      ws.on('message', (data) => ws.send(String(data)));
    });
  });
  return `http://${await listening(server)}`;
}

it('hands a socket on, both ways, and ends it with either end', async () => {
  const socket = new WebSocket(`${await inFrontOf(await echoing())}/ws/im/a?b=1`);
  const heard: string[] = [];
  socket.on('message', (data) => void heard.push(String(data)));
  await once(socket, 'open');
  socket.send('hello');
  while (heard.length < 2) await once(socket, 'message');
  expect(heard).toEqual(['/ws/im/a?b=1 127.0.0.1 true', 'hello']);
  socket.close();
  await once(socket, 'close');
});

it.each([
  ['a mall that refuses', '/ws/refused', 401],
  ['a mall that is gone', '/ws/a', 502],
  ['a way out of the chat', '/ws/%2e%2e/api', 404],
])('%s: no socket', async (_, path, status) => {
  const mall = status === 502 ? 'http://127.0.0.1:1' : await echoing();
  const socket = new WebSocket((await inFrontOf(mall)) + path);
  socket.on('error', () => {});
  const [, response] = await once(socket, 'unexpected-response');
  expect((response as { statusCode: number }).statusCode).toBe(status);
  socket.terminate();
});
