import type { z } from 'zod';
import type { MemberTask, SignIn, SignInDone, signInQuery } from '#contract/member/schema.ts';
import type { Numbers } from '#contract/settings/numbers.values.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { LEDGER_UNIT } from '../money/money.tables.ts';
import { post } from '../money/money.ts';
import { numbers } from '../settings/settings.ts';
import * as members from './member.queries.ts';
import { dayBefore, dayOf, streakNow, streakPoints } from './member.rules.ts';
import * as queries from './sign-in.queries.ts';

export async function signIn(deps: Deps, accountId: number): Promise<SignInDone> {
  const { database, clock } = deps;
  const rates = await numbers(deps);
  const given = await database.db.transaction((tx) => signInOnce(tx, accountId, clock, rates));
  return { ...(await signInOf(deps, accountId, {})), given };
}

async function signInOnce(tx: Tx, accountId: number, clock: () => Date, rates: Numbers): Promise<number> {
  await members.lockMember(tx, accountId, clock());
  // Read after the row is locked: days follow each other in the order in which they are signed, also around midnight.
  const at = clock();
  const day = dayOf(at);
  const last = await queries.lastSigned(tx, accountId);
  if (last && last.day >= day) return 0;
  const streak = last?.day === dayBefore(day) ? last.streak + 1 : 1;
  const points = streakPoints(streak, rates);
  await queries.addSigned(tx, { accountId, day, streak, points, at });
  const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount: points, kind: 'signIn', businessId: day } as const;
  await post(tx, { ...entry, key: `signIn:${accountId}:${day}`, at });
  return points;
}

export async function signInOf(
  deps: Deps,
  accountId: number,
  { month }: z.output<typeof signInQuery>,
): Promise<SignIn> {
  const { db } = deps.database;
  const rates = await numbers(deps);
  const today = dayOf(deps.clock());
  const shown = month ?? today.slice(0, 7);
  const [last, days] = await Promise.all([
    queries.lastSigned(db, accountId),
    queries.signedIn(db, accountId, `${shown}-01`, nextMonth(shown)),
  ]);
  const streak = streakNow(last, today);
  const signed = last?.day === today;
  return {
    today,
    signed,
    streak,
    month: shown,
    days,
    now: streakPoints(signed ? streak : streak + 1, rates),
    next: streakPoints(signed ? streak + 1 : streak + 2, rates),
    bonus: { days: rates.signInDays, points: rates.signInBonus },
  };
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
}

const TASK_NUMBER = { profile: 'taskProfile', follow: 'taskFollow', review: 'taskReview' } as const;
export const taskPoints = (task: MemberTask, rates: Numbers): number => rates[TASK_NUMBER[task]];

type Finished = { accountId: number; task: MemberTask; rates: Numbers; at: Date };

export async function finishTask(tx: Tx, { accountId, task, rates, at }: Finished): Promise<void> {
  const points = taskPoints(task, rates);
  if (!(await queries.addTask(tx, { accountId, task, points, at }))) return;
  const entry = { accountId, unit: LEDGER_UNIT.POINTS, amount: points, kind: 'task', businessId: task } as const;
  if (points > 0) await post(tx, { ...entry, key: `task:${accountId}:${task}`, at });
}

export const tasksOf = (db: Db, accountId: number) => queries.tasksDone(db, accountId);
