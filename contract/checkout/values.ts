import { LIMITS } from '../limits.ts';

export type RemarkError = 'remarkLength';
export const remarkError = (text: string): RemarkError | undefined =>
  text.trim().length > ORDER_REMARK ? 'remarkLength' : undefined;

export type PointsError = 'pointsStep' | 'pointsMost';
export function pointsError(points: number, most: number): PointsError | undefined {
  if (!Number.isInteger(points) || points < 0 || points % LIMITS.pointsStep) return 'pointsStep';
  return points > most ? 'pointsMost' : undefined;
}

/** Characters of a buyer's note to a shop (specification, section 5). */
export const ORDER_REMARK = 200;
