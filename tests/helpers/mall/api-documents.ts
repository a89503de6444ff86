import type { TestMall } from './mall.ts';

type Parts = { paths: object; components: { schemas?: object } };

/** The calls of the storefront and those of the desk, as one document. */
export async function readApiDocuments<T extends Parts>(mall: Pick<TestMall, 'fetch'>): Promise<T> {
  const read = async (path: string) => (await (await mall.fetch(new Request(`http://mall${path}`))).json()) as T;
  const [storefront, desk] = await Promise.all([read('/api/openapi.json'), read('/api/desk/openapi.json')]);
  return {
    ...storefront,
    paths: { ...storefront.paths, ...desk.paths },
    components: { schemas: { ...storefront.components.schemas, ...desk.components.schemas } },
  };
}
