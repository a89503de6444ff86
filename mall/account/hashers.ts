import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Options } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';

/** argon2id (the package's default), as OWASP advises for one pass; KiB. */
export const HASHING = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const satisfies Options;

/** What a hash is made for, and the hash to compare with where there is one. */
type Job = { password: string; against?: string };
/** The hash, or whether the password fits the one to compare with. */
type Result = string | boolean;
export type Task = Job & { id: number; options: Options };
type Answer = { id: number; result: Result } | { id: number; error: string };
type Waiting = { task: Task; tries: number; done(result: Result): void; fail(error: Error): void };

const SCRIPT = join(import.meta.dirname, 'hashing.mjs');
const IDLE_MS = 60_000;
/** A job whose process died this often is the reason. */
const TRIES = 3;

/**
 * Works on passwords, a few at a time, in a process of its own at a lower priority: on a busy machine those who log in
 * wait, and those who browse do not. The process is there while it is needed and keeps nobody from ending; should it
 * die, the next one does its work.
 */
export function createHashers(idleMs = IDLE_MS) {
  const inTurn = createQueue(2, 100);
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(SCRIPT, {
      env: {},
      execArgv: ['--max-old-space-size=32'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', answered);
    const gone = () => {
      if (child !== started) return;
      child = undefined;
      for (const job of waiting.values()) send(job);
    };
    started.once('exit', gone).once('error', gone);
    yieldToOthers(started);
    return started;
  }

  function send(job: Waiting): void {
    job.tries += 1;
    if (job.tries > TRIES) {
      waiting.delete(job.task.id);
      job.fail(new Error('the process that works on passwords keeps ending'));
      return;
    }
    clearTimeout(idle);
    child ??= start();
    holdOpen(child, true);
    // A job that did not reach it is sent again when it is gone.
    child.send(job.task, () => {});
  }

  function answered(answer: Answer): void {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) job?.fail(new Error(answer.error));
    else job?.done(answer.result);
    if (waiting.size || !child) return;
    holdOpen(child, false);
    clearTimeout(idle);
    idle = setTimeout(close, idleMs).unref();
  }

  function close(): void {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  /** @throws MallError too many, when more are waiting than anybody would wait for */
  const work = (job: Job): Promise<Result> =>
    inTurn(
      () =>
        new Promise<Result>((done, fail) => {
          last += 1;
          const task = { ...job, id: last, options: HASHING };
          const entry = { task, tries: 0, done, fail };
          waiting.set(last, entry);
          send(entry);
        }),
    );

  return { work, close, pid: () => child?.pid };
}

/** Whether this process waits for the other one before it ends. */
function holdOpen(child: ChildProcess, hold: boolean): void {
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Its threads inherit this; they are made later. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works all the same where priorities are not ours to set, or when it has ended already.
  }
}

export const { work } = createHashers();
