import { tooMany } from '../error.ts';

type Most = { byOne: number; byAll: number };
/** A page sends the pictures of a review, or a dozen of a product, all at once. Each is up to 3 MB in memory. */
export const PICTURES: Most = { byOne: 12, byAll: 40 };
/** Files that are worked on for seconds: one is, and the next one may have come in. */
export const DOCUMENTS: Most = { byOne: 2, byAll: 16 };

/**
 * Counts the uploads that are under way.
 * @returns takes a place for one of `who`, and returns how to give it back; throws MallError too many
 */
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
