import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import type { Envelope } from '#contract/envelope.ts';

export type Node = { port: number; kill(): Promise<void>; stop(): Promise<void> };

type More = { env: Record<string, string>; flags?: readonly string[] };

/**
 * Starts a node on a free port and waits until it is open.
 * @param logFile where the errors it logs are appended @param more settings and flags, as of another clock than the machine's
 */
export async function startNode(
  databaseUrl: string,
  dataDir: string,
  redisUrl?: string,
  logFile?: string,
  more?: More,
): Promise<Node> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...(more?.flags ?? []), resolve(import.meta.dirname, 'node.ts')], {
    env: {
      ...{
        PATH,
        HOME,
        PORT: '0',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: logFile ? 'error' : 'silent',
      },
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      ...more?.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('a node did not start');
    }),
  ]);
  if (logFile) child.stdout?.pipe(createWriteStream(logFile, { flags: 'a' }));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { port: Number(String(said[0])), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** @throws when it is none: what is in front of a node has no envelope */
function envelopeOf<T>(status: number | undefined, text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    throw new Error(`${status} ${text.slice(0, 80)}`);
  }
}

type Ask = { token?: string; body?: unknown; key?: string; headers?: Record<string, string> };
export type Answer<T> = { status: number; envelope: Envelope<T> };

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One call. @throws when the connection breaks before the answer is there: then nobody knows whether it was done */
export function ask<T>(port: number, method: string, path: string, { token, body, key, headers }: Ask = {}) {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise<Answer<T>>((done, failed) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        agent,
        headers: {
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: token } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
      },
      async (response) => {
        try {
          let said = '';
          for await (const chunk of response) said += String(chunk);
          done({ status: response.statusCode ?? 0, envelope: envelopeOf<T>(response.statusCode, said) });
        } catch (error) {
          failed(error);
        }
      },
    );
    sent.once('error', failed);
    sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 s')));
    sent.end(text);
  });
}
