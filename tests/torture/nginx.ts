import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DOCUMENTED = resolve(import.meta.dirname, '../../docs/deploy/nginx.conf');

/**
 * Starts nginx as docs/deploy describes it, without TLS, in front of the nodes on these ports.
 * @param logFile where it says what went wrong
 * @returns how to stop it
 */
export async function startNginx(
  port: number,
  nodes: readonly number[],
  logFile: string,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'liangji-nginx-'));
  const site = await readFile(DOCUMENTED, 'utf8');
  await writeFile(join(folder, 'site.conf'), plainHttp(site, port, nodes));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const main = `daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${logFile};
events { worker_connections 1024; }
http {
  access_log off;
${paths}
  include ${join(folder, 'site.conf')};
}
`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', logFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(port, child);
  return async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

/** The documented file with these nodes, on a port of this machine, without certificates. */
function plainHttp(site: string, port: number, nodes: readonly number[]): string {
  const servers = nodes.map((node) => `    server 127.0.0.1:${node};`).join('\n');
  return site
    .replace(/^ {4}server 127\.0\.0\.1:\d+;$/m, servers)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ {4}ssl_.*\n/gm, '');
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) return;
  }
  throw new Error('nginx does not answer');
}
