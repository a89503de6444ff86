import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaced, type Sent, textsIn } from '../../helpers/fuzz/generate.ts';
import { LONG, openGeneratedMall, slipIn } from '../../helpers/fuzz/generated-mall.ts';
import type { Operation } from '../../helpers/fuzz/operations.ts';
import { NAUGHTY } from '../../helpers/fuzz/texts.ts';

/**
 * What databases refuse stands in every field; of the others each field gets some, and all of them come up several times.
 * `TEST_NAUGHTY_EACH=999` gives all of them to every field, which takes an hour.
 */
const WORST = ['a\u0000b', '\ud800'];
const EACH = Math.min(Number(process.env.TEST_NAUGHTY_EACH ?? 6), NAUGHTY.length);

describe('texts that programs trip over', () => {
  let generated: Awaited<ReturnType<typeof openGeneratedMall>>;
  beforeAll(async () => {
    generated = await openGeneratedMall(20_260_616);
  });
  afterAll(() => generated.close());

  it(`every field of text × ${EACH} of ${NAUGHTY.length} texts in turn: none is a slip`, LONG, async () => {
    const { operations, tokenFor, send } = generated;
    const slips: unknown[] = [];
    let fields = 0;
    for (const operation of operations) {
      const places = [...(await bodiesOf(operation)), ...addressesOf(operation)];
      for (const withText of places) {
        for (const text of [...WORST, ...textsFrom(fields * EACH)]) {
          const sent = withText(text);
          const slip = slipIn(await send(sent, await tokenFor(operation)));
          if (slip) slips.push({ slip, ...sent, text });
        }
        fields += 1;
      }
    }
    expect(slips).toEqual([]);
    expect(fields).toBeGreaterThan(300);
  });

  const textsFrom = (start: number): string[] =>
    Array.from({ length: EACH }, (_, n) => NAUGHTY[(start + n) % NAUGHTY.length] ?? '');

  type WithText = (text: string) => Sent;

  /** The request with another text in one place of its body, for each such place. */
  async function bodiesOf(operation: Operation): Promise<WithText[]> {
    const { maker, tokenFor, documentFor } = generated;
    if (!operation.body || operation.form) return [];
    const input = await documentFor(operation, await tokenFor(operation));
    const sent = maker.request(operation, { ...input, wrong: 0 });
    const whole: unknown = JSON.parse(String(sent.body));
    return textsIn(whole).map((place) => (text) => ({ ...sent, body: JSON.stringify(replaced(whole, place, text)) }));
  }

  /** The same for the parts of its address. */
  function addressesOf(operation: Operation): WithText[] {
    const sent = generated.maker.request(operation, { wrong: 0 });
    const [bare] = sent.path.split('?');
    const named = operation.parameters.filter((one) => one.in !== 'header');
    return named.map(({ name }) => (text) => {
      const value = encodeURIComponent(text.toWellFormed()).slice(0, 9_000) || '%20';
      const inPath = operation.path.replace(`{${name}}`, value).replace(/\{\w+\}/g, '1');
      return { ...sent, path: inPath.includes(value) ? inPath : `${bare}?${name}=${value}` };
    });
  }
});
