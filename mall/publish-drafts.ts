import { campaign } from './campaign/campaign.ts';
import { content } from './content/documents/article.ts';
import { footer } from './content/documents/footer.ts';
import { home } from './content/documents/home-page.ts';
import type { Tx } from './db/open.ts';
import type { Deps } from './deps.ts';
import { type Kind, settle, writeDocument } from './documents/documents.ts';
import { type DraftRow, failDraft, lockDue, takeDraft } from './documents/draft.ts';
import { MallError } from './error.ts';
import { product } from './product/product.ts';
import { shopFront } from './shop-front/shop-front.ts';

type Needs = Pick<Deps, 'database' | 'bus' | 'clock'>;
type Publish = (tx: Tx, row: DraftRow, now: Date) => Promise<boolean>;

const BATCH = 50;

function publisher<V>(kind: Kind<V>): [string, Publish] {
  return [
    kind.name,
    async (tx, { ref, value, base, version }, now) => {
      const parsed = kind.value.safeParse(value);
      if (!parsed.success) throw new MallError('invalid', 'invalid');
      const settled = await settle(tx, kind, parsed.data, ref, null);
      const doing = { by: null, now, action: 'publish' };
      const done = await writeDocument(tx, kind, ref, { value: settled, version: base }, doing);
      if (done) await takeDraft(tx, { kind: kind.name, ref }, version);
      return done !== undefined;
    },
  ];
}

const PUBLISHERS = new Map([
  publisher(content),
  publisher(home),
  publisher(footer),
  publisher(product),
  publisher(shopFront),
  publisher(campaign),
]);

export async function publishDue(deps: Needs): Promise<number> {
  let found = 0;
  while (found < BATCH && (await publishOne(deps))) found += 1;
  return found;
}

async function publishOne(deps: Needs): Promise<boolean> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const row = await lockDue(tx, [...PUBLISHERS.keys()], now);
    const publish = row && PUBLISHERS.get(row.kind);
    if (!publish) return false;
    try {
      if (!(await publish(tx, row, now))) await failDraft(tx, row, 'moved');
    } catch (error) {
      // Something that it refers to is gone. Rules are checked before anything is written.
      if (!(error instanceof MallError)) throw error;
      await failDraft(tx, row, 'refused');
    }
    return true;
  });
}
