import type { Language } from '#contract/language.ts';
import { type OwnFile, uploadAddressOf } from '#contract/upload/schema.ts';
import { uploadName } from '../account/account.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../error.ts';
import { uploadOf } from './upload.queries.ts';

type Asked = { db: Db; accountId: number; id: string; language: Language };
type Lookup = (asked: Asked) => Promise<OwnFile | undefined>;

const NAMES = {
  refund: { zh: '退款凭证', en: 'Refund voucher' },
  review: { zh: '评价图片', en: 'Review picture' },
  chat: { zh: '聊天图片', en: 'Chat picture' },
  store: { zh: '开店资料', en: 'Store paper' },
  loose: { zh: '上传的图片', en: 'Uploaded picture' },
} as const;

const picture: Lookup = async ({ db, accountId, id, language }) => {
  const url = uploadAddressOf(id);
  const name = url && uploadName(url);
  const found = name && (await uploadOf(db, accountId, name));
  if (!found) return undefined;
  const { kind, createdAt } = found;
  return { id, type: 'picture', url, name: NAMES[kind ?? 'loose'][language], at: createdAt.toISOString() };
};

const LOOKUPS: readonly Lookup[] = [picture];

export async function ownFile(
  { database: { db } }: Deps,
  shopper: { accountId: number; language: Language },
  id: string,
): Promise<OwnFile> {
  for (const lookup of LOOKUPS) {
    const found = await lookup({ db, ...shopper, id });
    if (found) return found;
  }
  throw notFound();
}
