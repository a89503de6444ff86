import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Outcomes = Record<string, number>;

/**
 * Clients that open a connection for each request, as soon as they have the last response, until they are stopped.
 * @returns stops them; resolves with how often each outcome was seen: `answered`, or the code of the error
 */
export function startLoad(url: string, path: string, clients: number): () => Promise<Outcomes> {
  const outcomes: Outcomes = {};
  let over = false;
  const client = async () => {
    while (!over) {
      const outcome = await requestOnce(url, path);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === 'ECONNREFUSED') await sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return async () => {
    over = true;
    await all;
    return outcomes;
  };
}

function requestOnce(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1');
    let text = '';
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`));
    socket.on('data', (part: string) => {
      text += part;
      if (text.includes('</html>')) socket.end();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    socket.once('close', () => done(text.includes('</html>') ? 'answered' : 'closed'));
  });
}
