import type { GiveBack, GiveBackView } from '#contract/refund/desk.schema.ts';
import { shareOfLeft } from '#contract/refund/pieces-share.rules.ts';

type Line = Pick<GiveBackView['lines'][number], 'id' | 'pieces' | 'of' | 'ofShipped' | 'moneyLeft' | 'pointsLeft'>;

export type GiveBackForm = {
  by: 'pieces' | 'amount';
  pieces: number;
  amount: number;
  restock: boolean;
  reason: string;
};

export const emptyForm = ({ pieces }: Pick<Line, 'pieces'>): GiveBackForm => ({
  by: pieces > 0 ? 'pieces' : 'amount',
  pieces: 1,
  amount: 0,
  restock: false,
  reason: '',
});

/** What would go back, and whether that is more than there is, or nothing. */
export function givenBy({ moneyLeft, pointsLeft, of, ...line }: Line, { by, pieces, amount }: GiveBackForm) {
  if (by === 'amount') return { money: amount, points: 0, wrong: amount < 1 || amount > moneyLeft };
  return {
    money: shareOfLeft(moneyLeft, pieces, of),
    points: shareOfLeft(pointsLeft, pieces, of),
    wrong: pieces < 1 || pieces > line.pieces,
  };
}

export function requestOf({ id: lineId, moneyLeft, ofShipped }: Line, form: GiveBackForm): GiveBack {
  const { by, pieces, amount, restock } = form;
  const what = by === 'pieces' ? { pieces, restock: restock && !ofShipped } : { amount };
  return { lineId, moneyLeft, reason: form.reason.trim(), ...what };
}
