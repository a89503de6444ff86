import type { ListingPage } from '#contract/catalog/listing.schema.ts';
import type { ProductView } from '#contract/catalog/schema.ts';
import type { BottomItem } from '#contract/content/schema.ts';
import { CONTENT_TYPE } from '#contract/enums.ts';
import { footerPath } from '#src/lib/shared/footer.ts';
import type { Scene } from './scenes.ts';

const MATRIX = 30;
const MOST_PAGES = 25;
const found = new Map<string, Promise<string>>();

/** The address of a scene in the mall at `origin`. */
export function addressOf(origin: string, scene: Scene): Promise<string> {
  if (!scene.product && !scene.footer) return Promise.resolve(scene.path);
  const known = found.get(scene.name) ?? (scene.product ? search(origin, scene.product) : firstEntry(origin));
  found.set(scene.name, known);
  return known;
}

async function firstEntry(origin: string): Promise<string> {
  const tree = await data<BottomItem[]>(`${origin}/api/app/p/home/config/bottomTree`);
  const entry = tree.flatMap(({ children }) => children).find(({ type }) => type === CONTENT_TYPE.INFOR);
  if (!entry) throw new Error('the footer of the demo mall opens no page');
  return footerPath(entry);
}

async function search(origin: string, kind: NonNullable<Scene['product']>): Promise<string> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = kind === 'made-to-order' ? `custom=1&page=${page}` : `page=${page}`;
    const { items } = await data<ListingPage>(`${origin}/api/pms/goods?${query}`);
    for (const { id } of items) {
      const product = await data<ProductView>(`${origin}/api/pms/goods/${id}`);
      if (fits(product, kind)) return `/goods?prodId=${id}`;
    }
  }
  throw new Error(`the demo mall has no ${kind} product`);
}

function fits({ skus, custom }: ProductView, kind: NonNullable<Scene['product']>): boolean {
  if (kind === 'made-to-order') return custom !== null;
  if (kind === 'single') return skus.length === 1;
  return kind === 'matrix' ? skus.length >= MATRIX : skus.every(({ stock }) => stock === 0);
}

async function data<T>(url: string): Promise<T> {
  const answer = (await (await fetch(url)).json()) as { data: T };
  return answer.data;
}
