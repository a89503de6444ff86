import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Gone = {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It takes connections and commands, and says nothing. */
  hang(): void;
  goOn(): void;
};

/** A Redis of our own, which may go and come back at will; it keeps nothing. */
export async function startRedis(port: number): Promise<Gone> {
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn('redis-server', args, { stdio: 'ignore' });
    while (!(await answers(port))) await sleep(20);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
