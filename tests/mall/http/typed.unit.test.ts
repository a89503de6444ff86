import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { errorsOf } from '#mall/http/field-errors.ts';
import { isMessage, message } from '#mall/messages/messages.ts';

type Schema = z.core.$ZodType;
type Check = { check: string; format?: string; pattern?: RegExp; fn?: unknown; error?: (issue: object) => unknown };

/** Every schema of the contract, with where it was met first. */
const found = new Map<Schema, string>();

function visit(value: unknown, at: string): void {
  if (value instanceof z.core.$ZodType) {
    if (found.has(value)) return;
    found.set(value, at);
  }
  const inside = value instanceof z.core.$ZodType ? { ...value._zod.def } : value;
  if (typeof inside !== 'object' || inside === null || inside instanceof RegExp) return;
  for (const [name, part] of Object.entries(inside)) {
    if (name === 'checks' || name === 'entries') continue;
    if (name === 'getter' && typeof part === 'function') visit(part(), at);
    visit(part, `${at}.${name}`);
  }
}

beforeAll(async () => {
  for (const file of globSync('contract/**/*schema.ts')) {
    const module: object = await import(resolve(file));
    for (const [name, value] of Object.entries(module))
      if (value instanceof z.core.$ZodType || (typeof value === 'object' && value !== null))
        visit(value, `${file} ${name}`);
  }
});

const checksOf = (schema: Schema): Check[] => (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check);
const patterns = () =>
  [...found].flatMap(([schema, at]) =>
    checksOf(schema)
      .filter(({ format, pattern }) => format === 'regex' && pattern !== undefined)
      .map(({ pattern }) => ({ schema, at, pattern: pattern as RegExp })),
  );
/** What only machines write. */
const isTime = (schema: Schema): boolean => schema instanceof z.ZodISODateTime;

/** Letters, digits and signs as a Chinese input method gives them. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

it('the walk finds the patterns of the contract', () => {
  expect(patterns().length).toBeGreaterThan(30);
});

it('each pattern takes its full-width form', () => {
  for (const { schema, at, pattern } of patterns()) {
    if (isTime(schema)) continue;
    const samples = fc.sample(fc.stringMatching(pattern), { numRuns: 40, seed: 17 });
    const taken = samples.filter((text) => z.safeParse(schema, text).success);
    expect(taken, `${at}: ${pattern} has a sample`).not.toEqual([]);
    for (const text of taken) {
      const wide = fullWidth(text);
      const read = z.safeParse(schema, wide);
      expect([at, wide, read.success]).toEqual([at, wide, true]);
    }
  }
});

it('each pattern says what is expected', () => {
  for (const { schema, at, pattern } of patterns()) {
    const wrong = ['\0', '!', ''].find((text) => !pattern.test(text)) ?? '';
    const { error } = z.safeParse(schema as z.ZodType, wrong);
    for (const language of ['zh', 'en'] as const) {
      const said = error ? errorsOf(error as z.ZodError, language).map(({ msg }) => msg) : [];
      expect([at, said.length > 0, said.includes(message('fieldWrong', language))]).toEqual([at, true, false]);
    }
  }
});

it('each rule of a schema names what is wrong', () => {
  for (const [schema, at] of found)
    for (const { check, fn, error } of checksOf(schema)) {
      if (check !== 'custom' || !fn) continue;
      expect([at, isMessage(String(error?.({})))]).toEqual([at, true]);
    }
});
