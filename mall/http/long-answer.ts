import { setImmediate } from 'node:timers/promises';

const LONG = { characters: 32_768, items: 1_000 };
const PIECE = { characters: 32_768, items: 200 };

export const isLongAnswer = (data: unknown): boolean => {
  if (typeof data !== 'object' || data === null) return false;
  return Array.isArray(data) ? isLong(data) : Object.values(data).some(isLong);
};

const isLong = (value: unknown): value is string | unknown[] =>
  typeof value === 'string' ? value.length > LONG.characters : Array.isArray(value) && value.length > LONG.items;

export function* jsonPieces(answer: object): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(answer) as [string, object | undefined][]) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (isLong(value)) yield* longPieces(value);
    else if (isLongAnswer(value)) yield* jsonPieces(value);
    else yield JSON.stringify(value);
  }
  yield before === '{' ? '{}' : '}';
}

function* longPieces(value: string | unknown[]): Generator<string> {
  const [isText, size] = typeof value === 'string' ? [true, PIECE.characters] : [false, PIECE.items];
  yield isText ? '"' : '[';
  for (let from = 0; from < value.length; from += size) {
    // Without its quotes or brackets. A surrogate pair that is split is escaped on both sides, which reads the same.
    const piece = JSON.stringify(value.slice(from, from + size)).slice(1, -1);
    yield isText || from === 0 ? piece : `,${piece}`;
  }
  yield isText ? '"' : ']';
}

export function longAnswer(answer: object): ReadableStream<Uint8Array> {
  const pieces = jsonPieces(answer);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        await setImmediate();
        let text = '';
        while (text.length < PIECE.characters) {
          const { done, value } = pieces.next();
          if (done) {
            if (text) controller.enqueue(encoder.encode(text));
            return controller.close();
          }
          text += value;
        }
        controller.enqueue(encoder.encode(text));
      },
    },
    { highWaterMark: 0 },
  );
}
