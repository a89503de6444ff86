import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boundHere, inSpan, requestSpan, statementSpan, traceHeaders, traceWith } from '#mall/trace.ts';

const REQUEST = { method: 'GET', path: '/goods', headers: {} };
const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
});
afterEach(() => {
  traceWith(undefined);
  exporter.reset();
});
const begin = () => traceWith(provider.getTracer('test'));
const ended = () => exporter.getFinishedSpans();

describe('without a collector', () => {
  it('everything runs as if there were no traces', async () => {
    expect(inSpan('call', {}, () => 7)).toBe(7);
    await expect(inSpan('call', {}, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(statementSpan('select', 'select 1')).toBeUndefined();
    expect(traceHeaders()).toEqual({});
    const call = () => 1;
    expect(boundHere(call)).toBe(call);
    let told: unknown = 'nothing';
    requestSpan(REQUEST, (tell) => {
      told = tell;
    });
    expect(told).toBeUndefined();
  });
});

describe('with one', () => {
  it('a part ends with what it ran, and names the kind of an error, not its text', async () => {
    begin();
    expect(inSpan('sync', {}, () => 7)).toBe(7);
    expect(() =>
      inSpan('thrown', {}, () => {
        throw new TypeError('mobile 13800138000');
      }),
    ).toThrow(TypeError);
    await expect(inSpan('rejected', {}, async () => Promise.reject('mobile 13800138000'))).rejects.toContain('mobile');
    await inSpan('resolved', {}, async () => 1);
    expect(ended().map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
      ['sync', undefined],
      ['thrown', 'TypeError'],
      ['rejected', 'other'],
      ['resolved', undefined],
    ]);
    expect(JSON.stringify(ended().map(({ attributes, events }) => [attributes, events]))).not.toContain('1380013');
  });

  it('statements belong to a request alone, also when its connection was freed by another', async () => {
    begin();
    expect(statementSpan('select', 'select 1')).toBeUndefined();
    await new Promise<void>((done) =>
      requestSpan(REQUEST, (tell) => {
        const inRequest = boundHere(() => {
          statementSpan('select', 'select $1')?.('ok');
          statementSpan('insert', 'insert')?.('conflict');
          tell?.(500);
          done();
        });
        // Somebody else's turn.
        context.with(context.active().deleteValue(Symbol('none')), () => setImmediate(inRequest));
      }),
    );
    const [select, insert, request] = ended();
    expect([select?.name, insert?.attributes['error.type'], request?.name]).toEqual(['select', 'conflict', 'GET']);
    expect(select?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(request?.attributes['http.response.status_code']).toBe(500);
  });
});
