import { REQUEST_ID } from '#contract/request-id.ts';
import { INTRODUCTION } from './api-text.ts';
import type { createCalls } from './call.ts';
import { operationId } from './operation-id.ts';

type Reference = { $ref: string };
type Operation = {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  security?: unknown;
  responses: Record<string, unknown>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const FAILURE = { $ref: '#/components/schemas/Failure' };

/** Responses that calls have in common, by HTTP status. */
const FAILURES = {
  401: ['SessionMissing', 'A00004: the token is missing, invalid or expired.'],
  403: ['Forbidden', 'A00001: this operator may not do that.'],
  404: ['NotFound', "A00001: there is none, or it is not the caller's."],
  413: ['TooLarge', 'A00001: the body is too large.'],
  429: ['TooMany', 'A00001: too many calls; try later.'],
  500: ['ServerFailed', 'A00005: the server failed.'],
} as const;
type FailureStatus = keyof typeof FAILURES;

const LANGUAGE: Reference = { $ref: '#/components/parameters/AcceptLanguage' };
const CALLER_REQUEST_ID: Reference = { $ref: '#/components/parameters/RequestId' };

/** The OpenAPI document of all calls, with what every call has in common. */
export function apiDocument(app: ReturnType<typeof createCalls>): ApiDocument {
  register(app);
  const info = { title: 'Liangji mall API', version: '1', description: INTRODUCTION };
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info }) as unknown as ApiDocument;
  const paths = new Set(Object.keys(document.paths));
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = operationId(method, path, paths);
      operation.parameters = [...(operation.parameters ?? []), LANGUAGE, CALLER_REQUEST_ID];
      for (const status of failuresOf(path, operation))
        operation.responses[status] = { $ref: `#/components/responses/${FAILURES[status][0]}` };
    }
  }
  return document;
}

function failuresOf(path: string, { security, requestBody }: Operation): FailureStatus[] {
  const needed: Partial<Record<FailureStatus, boolean>> = {
    401: security !== undefined,
    403: path.startsWith('/api/desk/p/'),
    404: true,
    413: requestBody !== undefined,
    429: true,
    500: true,
  };
  return (Object.keys(FAILURES) as unknown as FailureStatus[]).filter((status) => needed[status]);
}

function register({ openAPIRegistry: registry }: ReturnType<typeof createCalls>): void {
  registry.registerComponent('securitySchemes', 'token', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The `accessToken` of a login, bare or after `Bearer `.',
  });
  registry.registerComponent('parameters', 'AcceptLanguage', {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of texts and messages: `zh` or `en`; `zh` without it.',
    schema: { type: 'string' },
  });
  registry.registerComponent('parameters', 'RequestId', {
    name: REQUEST_ID,
    in: 'header',
    required: false,
    description: 'Names the call in the logs, 8 to 64 letters, digits, `_` or `-`; the response carries it back.',
    schema: { type: 'string' },
  });
  registry.registerComponent('schemas', 'Failure', {
    type: 'object',
    description: 'The envelope of a call that failed.',
    required: ['success', 'code'],
    properties: {
      success: { type: 'boolean', enum: [false], description: 'Always false.' },
      code: { type: 'string', description: 'A00001, A00002, A00004 or A00005: see the introduction.' },
      msg: { type: 'string', description: "What to tell a person, in the caller's language." },
      data: { description: 'Of A00002: `[{ "field", "msg" }]`. Some calls send more beside A00001, such as `waitMs`.' },
    },
  });
  for (const [name, description] of Object.values(FAILURES))
    registry.registerComponent('responses', name, {
      description,
      content: { 'application/json': { schema: FAILURE } },
    });
}
