import { LIMITS } from '../limits.ts';

export type RemarkError = 'remarkLength';
/** What a shopper tells a shop with an order. */
export const remarkError = (text: string): RemarkError | undefined =>
  text.trim().length > LIMITS.orderRemark ? 'remarkLength' : undefined;

export type PointsError = 'pointsStep' | 'pointsMost';
/** Points to be used for an order: a multiple of ten, up to what may be used there. */
export function pointsError(points: number, most: number): PointsError | undefined {
  if (!Number.isInteger(points) || points < 0 || points % LIMITS.pointsStep) return 'pointsStep';
  return points > most ? 'pointsMost' : undefined;
}
