import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { MINUTE_MS } from '#contract/time.ts';

const IDLE_MS = MINUTE_MS;
const TRIES = 3;

/**
 * The child's whole environment, so that it sees no secret. glibc returns large memory to the system at once; the process that decodes
 * pictures would otherwise hold about 340 MB.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

export type Task<Job> = { id: number; job: Job };
type Answer<Result> = { id: number; result: Result } | { id: number; error: string };
type Waiting<Job, Result> = {
  task: Task<Job>;
  tries: number;
  late: NodeJS.Timeout | undefined;
  done(result: Result): void;
  fail(error: Error): void;
};

type Settings = {
  name: string;
  script: string;
  /** Limits JavaScript only; native memory is not counted. */
  heapMb: number;
  idleMs?: number;
  /** A longer job ends the process and fails; undefined: no limit. For jobs that are sent one by one. */
  mostMs?: number;
};

export class TooSlowError extends Error {}

export type WorkerStats = { name: string; running: boolean; jobs: number; crashes: number };

const all: (() => WorkerStats)[] = [];
/** Of every kind of child process, also those that do not run at the moment. */
export const workerStats = (): WorkerStats[] => all.map((stats) => stats());

/**
 * Runs heavy work in another process at a lower priority, so that on a busy machine those who browse do not wait. The process starts with
 * the first job, ends after `idleMs` without one, and does not keep the parent alive. If it crashes, a new one does its jobs.
 */
export function createWorker<Job, Result>({ name, script, heapMb, idleMs = IDLE_MS, mostMs }: Settings) {
  const waiting = new Map<number, Waiting<Job, Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let crashes = 0;
  all.push(() => ({ name, running: child !== undefined, jobs: waiting.size, crashes }));

  function start(): ChildProcess {
    const started = fork(script, {
      env: GIVE_BACK,
      // V8 may otherwise use a hundred MB for objects that live shorter than a job.
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', answered);
    const gone = () => {
      if (child !== started) return;
      child = undefined;
      crashes += 1;
      for (const entry of waiting.values()) send(entry);
    };
    started.once('exit', gone).once('error', gone);
    yieldToOthers(started);
    return started;
  }

  function send(entry: Waiting<Job, Result>): void {
    entry.tries += 1;
    if (entry.tries > TRIES) {
      waiting.delete(entry.task.id);
      entry.fail(new Error(`the process that works on ${name} keeps crashing`));
      return;
    }
    clearTimeout(idle);
    child ??= start();
    keepAlive(child, true);
    clearTimeout(entry.late);
    if (mostMs) entry.late = setTimeout(giveUp, mostMs, entry);
    // A job that did not reach it is sent again after the process has ended.
    child.send(entry.task, () => {});
  }

  function giveUp({ task, fail }: Waiting<Job, Result>): void {
    waiting.delete(task.id);
    child?.kill('SIGKILL');
    fail(new TooSlowError(`${name} took longer than ${mostMs} ms`));
  }

  function answered(answer: Answer<Result>): void {
    const entry = waiting.get(answer.id);
    waiting.delete(answer.id);
    clearTimeout(entry?.late);
    if ('error' in answer) entry?.fail(new Error(answer.error));
    else entry?.done(answer.result);
    if (waiting.size || !child) return;
    keepAlive(child, false);
    clearTimeout(idle);
    idle = setTimeout(close, idleMs).unref();
  }

  function close(): void {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  const work = (job: Job): Promise<Result> =>
    new Promise((done, fail) => {
      last += 1;
      const entry = { task: { id: last, job }, tries: 0, late: undefined, done, fail };
      waiting.set(last, entry);
      send(entry);
    });

  return { work, close, pid: () => child?.pid };
}

function keepAlive(child: ChildProcess, hold: boolean): void {
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Threads inherit the priority; they are started later. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works where priorities cannot be set, too, or the process may have ended already.
  }
}
