import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenSearchSettings } from '#mall/ports/search-opensearch-http.ts';
import { type Fields, Refused, type Source } from './opensearch-query.ts';
import { searched } from './opensearch-search.ts';

type Json = Record<string, unknown>;
type Stored = { version: number; source: Source | undefined };
export type FakeIndex = {
  settings: Json;
  fields: Fields;
  isStrict: boolean;
  /** Without a source: deleted, which is remembered. */
  written: Map<string, Stored>;
  /** What searches find: written before the last refresh. */
  documents: Map<string, Source>;
};

export type FakeOpenSearch = {
  settings: OpenSearchSettings;
  indexes: Map<string, FakeIndex>;
  aliases: Map<string, Set<string>>;
  /** Undefined: the address is refused, as some providers do. */
  plugins: string[] | undefined;
  /** `half`: an answer begins and never ends. `full`: searches are answered, and no document is taken. */
  mood: 'well' | 'refuses' | 'hangs' | 'half' | 'full';
  /** So many requests find that their connection is closed. */
  closes: number;
  requests: string[];
  bodies: Json[];
  close(): Promise<void>;
};

const USER = 'mall';
const PASSWORD = 'secret of this test run';
const LOGIN = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
const ANALYSERS: Record<string, string> = { ik_max_word: 'analysis-ik', ik_smart: 'analysis-ik' };
const TYPES = ['keyword', 'integer', 'long', 'boolean', 'text', 'rank_features'];

/** A server that speaks OpenSearch: it stores documents by external versions, and evaluates what it is asked. */
export async function startOpenSearch(): Promise<FakeOpenSearch> {
  const indexes = new Map<string, FakeIndex>();
  const aliases = new Map<string, Set<string>>();
  const server = createServer((req, res) => void serve(req, res).catch((error) => answer(res, error)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeOpenSearch = {
    settings: { url, user: USER, password: PASSWORD, index: 'mall' },
    indexes,
    aliases,
    plugins: [],
    mood: 'well',
    closes: 0,
    requests: [],
    bodies: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { pathname } = new URL(req.url ?? '', url);
    fake.requests.push(`${req.method} ${pathname}`);
    if (fake.closes > 0) {
      fake.closes -= 1;
      return void req.socket.resetAndDestroy();
    }
    if (fake.mood === 'hangs') return;
    if (fake.mood === 'half') return void res.writeHead(200, { 'content-type': 'application/json' }).write('{"took":');
    if (fake.mood === 'refuses') throw new Refused('cluster_block_exception', 503);
    if (req.headers.authorization !== LOGIN) throw new Refused('security_exception', 401);
    const bodies = bodiesOf(Buffer.concat(chunks).toString(), req.headers['content-type']);
    fake.bodies.push(...bodies);
    const [first = '', second = ''] = decodeURIComponent(pathname).slice(1).split('/');
    answer(res, handle(req.method ?? '', first, second, bodies));
  }

  function handle(method: string, first: string, second: string, bodies: Json[]): unknown {
    const [body = {}] = bodies;
    const routes: Record<string, () => unknown> = {
      'GET _cat': listPlugins,
      'POST _bulk': () => write(bodies),
      'POST _aliases': () => changeAliases(body.actions as Json[]),
      'POST _msearch': () => ({ responses: searchMany(bodies) }),
      'GET _alias': () => holders(second),
      'POST * _search': () => search(first, body),
      'POST * _refresh': () => refresh(first),
      'PUT *': () => create(first, body),
      'HEAD *': () => void known(first),
      'DELETE *': () => remove(first),
    };
    const route = routes[`${method} ${first}`] ?? routes[second ? `${method} * ${second}` : `${method} *`];
    if (!route) throw new Refused('illegal_argument_exception', 405);
    return route();
  }

  function known(name: string): FakeIndex {
    const index = indexes.get(name);
    if (!index) throw new Refused('index_not_found_exception', 404);
    return index;
  }

  function remove(name: string): Json {
    known(name);
    indexes.delete(name);
    for (const held of aliases.values()) held.delete(name);
    return { acknowledged: true };
  }

  function listPlugins(): Json[] {
    if (!fake.plugins) throw new Refused('security_exception', 403);
    return fake.plugins.map((component) => ({ component }));
  }

  function create(name: string, { settings, mappings }: Json): unknown {
    if (indexes.has(name) || aliases.has(name)) throw new Refused('resource_already_exists_exception');
    const { properties, dynamic } = mappings as { properties: Fields; dynamic: string };
    const own = Object.keys(((settings as Json).analysis as Json | undefined)?.analyzer ?? {});
    if (own.length && !fake.plugins?.includes('analysis-pinyin')) throw new Refused('illegal_argument_exception');
    const check = ({ type, analyzer = 'standard', fields = {} }: Fields[string]): void => {
      const plugin = ANALYSERS[analyzer];
      const isThere = plugin ? fake.plugins?.includes(plugin) : analyzer === 'standard' || own.includes(analyzer);
      if (!TYPES.includes(type) || !isThere) throw new Refused('mapper_parsing_exception');
      for (const sub of Object.values(fields)) check(sub);
    };
    for (const field of Object.values(properties)) check(field);
    indexes.set(name, {
      settings: settings as Json,
      fields: properties,
      isStrict: dynamic === 'strict',
      written: new Map(),
      documents: new Map(),
    });
    return { acknowledged: true };
  }

  function write(lines: Json[]): Json {
    const rest = [...lines];
    const items: Json[] = [];
    for (let line = rest.shift(); line; line = rest.shift()) {
      const [[action, head] = ['', {}]] = Object.entries(line);
      const source = action === 'index' ? rest.shift() : undefined;
      const item =
        fake.mood === 'full' ? refusal(429, 'es_rejected_execution_exception') : writeOne(head as Json, source);
      items.push({ [action]: item });
    }
    return { took: 1, errors: true, items };
  }

  function writeOne({ _index, _id, version, version_type }: Json, source: Source | undefined): Json {
    const index = indexes.get(String(_index)) ?? madeUp(String(_index));
    if (version_type !== 'external' || (source && !fits(index, source)))
      return refusal(400, 'mapper_parsing_exception');
    const old = index.written.get(String(_id));
    if (old && old.version >= Number(version)) return refusal(409, 'version_conflict_engine_exception');
    index.written.set(String(_id), { version: Number(version), source });
    return source ? { status: 201 } : { status: old?.source ? 200 : 404 };
  }

  /** As a real one does for an index that it does not know. */
  function madeUp(name: string): FakeIndex {
    const index = { settings: {}, fields: {}, isStrict: false, written: new Map(), documents: new Map() };
    indexes.set(name, index);
    return index;
  }

  function refresh(name: string): Json {
    const index = known(name);
    index.documents = new Map(
      [...index.written].flatMap(([id, { source }]) => (source ? [[id, source] as const] : [])),
    );
    return { _shards: { failed: 0 } };
  }

  /** All or nothing. */
  function changeAliases(actions: Json[]): Json {
    const changed = new Map([...aliases].map(([alias, held]) => [alias, new Set(held)]));
    for (const action of actions) {
      const [[kind, { index, alias }] = ['', {}]] = Object.entries(action) as [string, Json][];
      const held = changed.get(String(alias)) ?? new Set();
      changed.set(String(alias), held);
      if (!indexes.has(String(index))) throw new Refused('index_not_found_exception', 404);
      if (kind === 'add') held.add(String(index));
      else if (!held.delete(String(index))) throw new Refused('aliases_not_found_exception', 404);
    }
    aliases.clear();
    for (const [alias, held] of changed) aliases.set(alias, held);
    return { acknowledged: true };
  }

  function holders(alias: string): Json {
    const held = aliases.get(alias);
    if (!held?.size) throw new Refused('alias_not_found_exception', 404);
    return Object.fromEntries([...held].map((name) => [name, { aliases: { [alias]: {} } }]));
  }

  function search(name: string, body: Json) {
    const names = aliases.get(name)?.size ? [...(aliases.get(name) ?? [])] : [name];
    const found = names.flatMap((one) => indexes.get(one) ?? []);
    const [index] = found;
    if (!index || found.length > 1) throw new Refused('index_not_found_exception', 404);
    return searched(body, index.documents, index.fields);
  }

  function searchMany(lines: Json[]): unknown[] {
    return Array.from({ length: lines.length / 2 }, (_, at) => {
      try {
        return { status: 200, ...search(String(lines[2 * at]?.index), lines[2 * at + 1] ?? {}) };
      } catch (error) {
        const { type, status } = error as Refused;
        return { error: { type }, status };
      }
    });
  }

  function answer(res: ServerResponse, value: unknown): void {
    const isError = value instanceof Error;
    const { status, type } = value instanceof Refused ? value : { status: isError ? 500 : 200, type: String(value) };
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(isError ? { error: { type, reason: 'as told' }, status } : (value ?? {})));
  }
}

function bodiesOf(text: string, type = ''): Json[] {
  if (!text) return [];
  const lines = type === 'application/x-ndjson' ? text.trimEnd().split('\n') : [text];
  return lines.map((line) => JSON.parse(line) as Json);
}

const refusal = (status: number, type: string): Json => ({ status, error: { type } });

/** Names of features may have no dots. */
const fits = ({ isStrict, fields }: FakeIndex, source: Source): boolean =>
  (!isStrict || Object.keys(source).every((name) => name in fields)) &&
  Object.keys((source.worth ?? {}) as object).every((name) => !name.includes('.'));
