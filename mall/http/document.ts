import { CODES } from '#contract/envelope.ts';
import { REQUEST_ID } from '#contract/request-id.ts';
import { DESK_INTRODUCTION, INTRODUCTION } from './api-text.ts';
import type { createCalls } from './call.ts';
import { addExamples } from './examples.ts';
import { operationId } from './operation-id.ts';
import { isDeskPath } from './token.ts';

type Reference = { $ref: string };
type Operation = {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, unknown>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const FAILURE = { $ref: '#/components/schemas/Failure' };

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

export type Audience = 'storefront' | 'desk';

export const TITLES: Record<Audience, string> = { storefront: 'Liangji mall API', desk: 'Liangji desk API' };

export function apiDocument(app: ReturnType<typeof createCalls>, audience: Audience): ApiDocument {
  register(app);
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: TITLES[audience],
      version: '1',
      description: audience === 'desk' ? DESK_INTRODUCTION : INTRODUCTION,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT' },
    },
    servers: [{ url: '/', description: 'The mall that serves this document.' }],
  }) as unknown as ApiDocument;
  const paths = new Set(Object.keys(document.paths));
  const named = Object.entries(document.paths).filter(([path]) => isDeskPath(path) === (audience === 'desk'));
  document.paths = Object.fromEntries(named);
  for (const [path, methods] of named) {
    for (const [method, operation] of Object.entries(methods)) {
      operation.operationId = operationId(method, path, paths);
      operation.security ??= [];
      operation.parameters = [...(operation.parameters ?? []), LANGUAGE, CALLER_REQUEST_ID];
      for (const status of failuresOf(path, operation))
        operation.responses[status] = { $ref: `#/components/responses/${FAILURES[status][0]}` };
    }
  }
  addExamples(document);
  document.components = usedComponents(document);
  return document;
}

function usedComponents({ paths, components }: ApiDocument): ApiDocument['components'] {
  const used: ApiDocument['components'] = {};
  const visit = (text: string): void => {
    for (const [, kind = '', name = ''] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)) {
      const group = used[kind] ?? {};
      used[kind] = group;
      if (name in group) continue;
      group[name] = components[kind]?.[name];
      visit(JSON.stringify(group[name]));
    }
  };
  visit(JSON.stringify(paths));
  return { ...used, securitySchemes: components['securitySchemes'] ?? {} };
}

function failuresOf(path: string, { security, requestBody }: Operation): FailureStatus[] {
  const needed: Partial<Record<FailureStatus, boolean>> = {
    401: Boolean(security?.length),
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
      code: {
        type: 'string',
        enum: [CODES.message, CODES.invalid, CODES.session, CODES.internal],
        description: 'What kind of failure it is: see the introduction.',
      },
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
