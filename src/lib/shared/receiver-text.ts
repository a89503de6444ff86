import type { ReceiverShown } from '#contract/payout/desk.schema.ts';

type Translate = (key: string, values?: Record<string, string>) => string;

export const receiverText = (t: Translate, { kind, holder, bank, branch, tail }: ReceiverShown): string =>
  t('store:receiver.text', { kind: t(`store:receiver.kind.${kind}`), holder, bank, branch, tail }).replace(/ +/g, ' ');
