import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** Undefined: nothing is traced, and nothing is done for it. */
let tracer: Tracer | undefined;

export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Whatever `run` does and waits for is a part of the span. Of an error its kind alone is told: its text may name a person. */
export function inSpan<T>(name: string, attributes: Attributes, run: () => T): T {
  if (!tracer) return run();
  return tracer.startActiveSpan(name, { attributes }, (span) => endedAfter(span, run));
}

function endedAfter<T>(span: Span, run: () => T): T {
  const failed = (error: unknown): never => {
    span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'other');
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  };
  try {
    const result = run();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then((value) => {
      span.end();
      return value;
    }, failed) as T;
  } catch (error) {
    return failed(error);
  }
}

/** Goes on with the trace of a proxy before us. @returns told what became of the request, undefined where nothing is traced */
export function requestSpan(
  { method, path, headers }: { method: string; path: string; headers: Record<string, unknown> },
  run: (ended: ((status: number) => void) | undefined) => void,
): void {
  if (!tracer) {
    run(undefined);
    return;
  }
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const attributes = { 'http.request.method': method, 'url.path': path };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  context.with(trace.setSpan(parent, span), () =>
    run((status) => {
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
  );
}

/** Calls back as a part of what runs now: whoever frees a connection calls those who wait for one. */
export const boundHere = <F>(call: F): F => (tracer ? context.bind(context.active(), call) : call);

/** A statement of a request as it is sent, without its values. @returns told what became of it, undefined where nothing is traced */
export function statementSpan(kind: string, text: string): ((result: string) => void) | undefined {
  if (!tracer || !trace.getActiveSpan()) return undefined;
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': kind, 'db.query.text': text };
  const span = tracer.startSpan(kind, { kind: SpanKind.CLIENT, attributes });
  return (result) => {
    if (result !== 'ok') {
      span.setAttribute('error.type', result);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
}

/** For what another server does of a request; empty where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
}
