import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHashers } from '#mall/account/hashers.ts';

const FILE = pathToFileURL(join(import.meta.dirname, '../../../mall/account/hashers.ts')).href;

function open(idleMs?: number) {
  const hashers = createHashers(idleMs);
  onTestFinished(() => hashers.close());
  return hashers;
}

/** Signal 0 asks whether a process is there. */
function isThere(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process that works on passwords', () => {
  it('makes hashes and compares with them', async () => {
    const { work } = open();
    const against = String(await work({ password: '密码 one' }));
    expect(against).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(await work({ password: '密码 one', against })).toBe(true);
    expect(await work({ password: '密码 two', against })).toBe(false);
  });

  it('says so when a hash is none, and goes on', async () => {
    const { work } = open();
    await expect(work({ password: 'a secret', against: 'no hash' })).rejects.toThrow(/^(?!.*a secret)/);
    expect(await work({ password: 'x' })).toContain('$argon2id$');
  });

  it('is not there before it is needed, nor long after, and comes again', async () => {
    const { work, pid } = open(50);
    expect(pid()).toBeUndefined();
    await work({ password: 'x' });
    const first = pid();
    expect(isThere(first)).toBe(true);
    await expect.poll(() => isThere(first), { timeout: 10_000 }).toBe(false);
    expect(pid()).toBeUndefined();
    await work({ password: 'x' });
    expect(pid()).not.toBe(first);
  });

  it('when it is killed at work, the next one answers everybody', async () => {
    const { work, pid } = open();
    const against = String(await work({ password: 'x' }));
    const all = Promise.all(Array.from({ length: 20 }, (_, n) => work({ password: n % 2 ? 'x' : 'y', against })));
    const first = pid() ?? 0;
    process.kill(first, 'SIGKILL');
    expect(await all).toEqual(Array.from({ length: 20 }, (_, n) => n % 2 === 1));
    expect(pid()).not.toBe(first);
  });

  it('which ends again and again, is given up', async () => {
    const { work, pid } = open();
    const answer = work({ password: 'x' }).catch((error: Error) => error.message);
    const killing = setInterval(() => isThere(pid()) && process.kill(pid() ?? 0, 'SIGKILL'), 1);
    onTestFinished(() => clearInterval(killing));
    expect(await answer).toBe('the process that works on passwords keeps crashing');
  });

  it('turns the surplus away at once', async () => {
    const { work } = open();
    const answers = await Promise.allSettled(Array.from({ length: 103 }, () => work({ password: 'x', against: '' })));
    const refused = answers.map((answer) => answer.status === 'rejected' && answer.reason.key === 'tooMany');
    expect(refused.indexOf(true)).toBe(102);
  });

  it('keeps no script from ending, and ends with it', async () => {
    const script = `const { createHashers } = await import('${FILE}'); const { work, pid } = createHashers();
      await work({ password: 'x' }); process.stdout.write(String(pid()));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(Number(stdout)).toBeGreaterThan(0);
    await expect.poll(() => isThere(Number(stdout)), { timeout: 10_000 }).toBe(false);
  });
});
