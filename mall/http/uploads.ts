import { tooMany } from '../error.ts';

type Most = { byOne: number; byAll: number };
/** A page uploads the pictures of a review, or a dozen of a product, at once. Each takes up to 3 MB of memory. */
export const PICTURES: Most = { byOne: 12, byAll: 40 };
export const DOCUMENTS: Most = { byOne: 2, byAll: 16 };

/** Limits concurrent uploads. @returns takes a place for `who` and returns its release; throws MallError too many */
export function createUploadPlaces({ byOne, byAll }: Most): (who: string) => () => void {
  const places = new Map<string, number>();
  let all = 0;
  return (who) => {
    const own = places.get(who) ?? 0;
    if (own >= byOne || all >= byAll) throw tooMany();
    all += 1;
    places.set(who, own + 1);
    return () => {
      all -= 1;
      const left = (places.get(who) ?? 0) - 1;
      if (left > 0) places.set(who, left);
      else places.delete(who);
    };
  };
}
