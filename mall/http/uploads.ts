import { tooMany } from './error.ts';

/** A page sends the pictures of a review, or a dozen of a product, all at once. */
const BY_ONE = 12;
/** Each is up to 3 MB in memory. */
const BY_ALL = 40;

/**
 * Counts the uploads that are under way.
 * @returns takes a place for one of `who`, and returns how to give it back; throws MallError too many
 */
export function createUploadPlaces(): (who: string) => () => void {
  const places = new Map<string, number>();
  let all = 0;
  return (who) => {
    const own = places.get(who) ?? 0;
    if (own >= BY_ONE || all >= BY_ALL) throw tooMany();
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
