import { z } from 'zod';
import { LISTING } from '#contract/catalog/listing.values.ts';
import type { IndexChange, SearchEngine } from './search.ts';
import { facetRows, facetsQuery } from './search-opensearch-facets.ts';
import { createHttp, OpenSearchError, type OpenSearchSettings } from './search-opensearch-http.ts';
import { documentOf, indexBody, MAPPING } from './search-opensearch-mapping.ts';
import { countQuery, mentionsQuery, pageQuery } from './search-opensearch-query.ts';

const COUNTED = LISTING.exactCount + 1;

/** What one shard does not answer is rather asked of the database. */
const WHOLE = 'allow_partial_search_results';

const found = z.object({
  timed_out: z.literal(false),
  hits: z.object({
    total: z.object({ value: z.number() }).optional(),
    hits: z.array(z.object({ _id: z.string() })),
  }),
});
const many = z.object({ responses: z.array(found) });
const item = z.object({ status: z.number(), error: z.object({ type: z.string() }).optional() });
type Item = z.output<typeof item>;
const bulk = z.object({
  items: z.array(z.record(z.string(), item)),
});
const plugins = z.array(z.object({ component: z.string() }));
const holders = z.record(z.string(), z.unknown());

const idsOf = ({ hits }: z.output<typeof found>): number[] => hits.hits.map(({ _id }) => Number(_id));

/** Search at OpenSearch, or at an Elasticsearch whose API is the same for what is used here. */
export function createOpenSearch(settings: OpenSearchSettings): SearchEngine {
  const { index: alias } = settings;
  const http = createHttp(settings);
  const search = async (query: unknown) => http.ask('POST', `${alias}/_search?${WHOLE}=false`, query);

  async function installed(): Promise<Set<string>> {
    try {
      const rows = plugins.parse(await http.ask('GET', '_cat/plugins?format=json&h=component'));
      return new Set(rows.map(({ component }) => component));
    } catch (error) {
      // Some providers do not tell.
      if (error instanceof OpenSearchError && error.status >= 400 && error.status < 500) return new Set();
      throw error;
    }
  }

  async function holding(): Promise<string[]> {
    try {
      return Object.keys(holders.parse(await http.ask('GET', `_alias/${alias}`)));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  return {
    name: 'opensearch',

    async find(filter, page) {
      const answer = found.parse(await search(pageQuery(filter, page, COUNTED)));
      return { ids: idsOf(answer), counted: Math.min(answer.hits.total?.value ?? 0, COUNTED) };
    },

    async facets(filter, most) {
      return facetRows(await search(facetsQuery(filter, most)));
    },

    async count(queries, most) {
      if (!queries.length) return [];
      const lines = queries.flatMap((query) => [{ index: alias, [WHOLE]: false }, countQuery(query, most)]);
      const { responses } = many.parse(await http.askMany('_msearch', lines));
      return responses.map(({ hits }) => Math.min(hits.total?.value ?? 0, most));
    },

    async mentions(wanted) {
      return idsOf(found.parse(await search(mentionsQuery(wanted))));
    },

    newName: () => `${alias}-v${MAPPING}-${Date.now().toString(36)}`,
    isOutdated: (name) => Number(/-v(\d+)-\w+$/.exec(name)?.[1] ?? 0) < MAPPING,

    async create(name) {
      try {
        await http.work('PUT', name, { json: indexBody(await installed()) });
      } catch (error) {
        // An earlier try was cut off before its answer.
        if (!(error instanceof OpenSearchError && error.message.includes('resource_already_exists'))) throw error;
      }
    },

    async exists(name) {
      try {
        await http.ask('HEAD', name);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async send(name, changes) {
      if (!changes.length) return;
      const answer = bulk.parse(await http.work('POST', '_bulk', { lines: changes.flatMap(linesOf(name)) }));
      const refused = answer.items.flatMap((item) => Object.values(item)).find(isRefused);
      if (refused) throw new OpenSearchError(refused.status, `not taken, ${refused.error?.type}`);
    },

    async refresh(name) {
      await http.work('POST', `${name}/_refresh`);
    },

    async activate(name) {
      const before = (await holding()).filter((index) => index !== name);
      const actions = [...before.map((index) => ({ remove: { index, alias } })), { add: { index: name, alias } }];
      await http.work('POST', '_aliases', { json: { actions } });
    },

    async drop(name) {
      try {
        await http.work('DELETE', name);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

/** What the service has in a version as new, it rightly does not take. */
const isRefused = ({ status, error }: Item): boolean => error !== undefined && status !== 409;

const isMissing = (error: unknown): boolean => error instanceof OpenSearchError && error.status === 404;

const linesOf =
  (_index: string) =>
  ({ id, version, product }: IndexChange): unknown[] => {
    const at = { _index, _id: String(id), version, version_type: 'external' };
    return product ? [{ index: at }, documentOf(product)] : [{ delete: at }];
  };
