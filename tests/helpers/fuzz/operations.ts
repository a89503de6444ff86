import type { Access, Area } from '#contract/operator/areas.values.ts';
import { readApiDocuments } from '../mall/api-documents.ts';
import type { TestMall } from '../mall/mall.ts';

/** A part of JSON Schema: what the OpenAPI document of the mall is written in. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
};
type Parameter = { in: string; name: string; required?: boolean; schema: Schema };
type Described = {
  'x-access'?: Access;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

type Document = { paths: Record<string, Record<string, Described>>; components: object };

export type Operation = {
  method: string;
  /** As in the document, with `{names}`. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Takes a file. */
  form: boolean;
  /** Parts of the desk that it looks at or changes. */
  areas: (Area | undefined)[];
  /** Of a shop's people alone; of the mall's. */
  shop: boolean;
  mall: boolean;
  /** Whose token it needs: a shopper's, an operator's, nobody's. */
  of: 'shopper' | 'operator' | 'visitor';
};

/** Open to visitors although its path says otherwise (domain decisions, section 3). */
const OPEN = '/api/app/p/home/config/bottomTree';

/** Every call of the mall, out of its own OpenAPI document. */
export async function operationsOf(mall: Pick<TestMall, 'fetch'>): Promise<Operation[]> {
  const { paths } = await readApiDocuments<Document>(mall);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const content = described.requestBody?.content ?? {};
      const form = content['multipart/form-data'];
      return {
        method: method.toUpperCase(),
        path,
        parameters: described.parameters ?? [],
        body: (form ?? content['application/json'])?.schema,
        form: form !== undefined,
        areas: [described['x-access']?.looks, described['x-access']?.changes].flat(),
        shop: described['x-access']?.shop === true,
        mall: described['x-access']?.mall === true,
        of: ownerOf(path),
      };
    }),
  );
}

function ownerOf(path: string): Operation['of'] {
  if (!path.includes('/p/') || path === OPEN) return 'visitor';
  return path.startsWith('/api/desk/') ? 'operator' : 'shopper';
}
