import type { Db } from '../db/open.ts';
import type { Bounds } from '../ports/search.ts';
import { headed } from '../ports/search-marks.rules.ts';
import { countEach } from './engine.ts';
import { endings, inMall } from './in-catalogue.rules.ts';
import type { Alternative } from './plan.rules.ts';
import { isNumber } from './spaced-words.rules.ts';
import type { Unit, UnitKind } from './unit.ts';
import * as vocabulary from './vocabulary.ts';

const NAMING: ReadonlySet<UnitKind> = new Set(['thing', 'word', 'alike']);

/** Units with the ways that goods have; one of which they have none is unknown. */
export async function inCatalogue(db: Db, units: Unit[]): Promise<Unit[]> {
  const all = units.flatMap(({ terms }) =>
    terms.flatMap(({ own, near }) => [...own, ...endings(own), ...near, ...near.map(headed)].flat()),
  );
  const known = await vocabulary.knownWords(db, [...new Set(all)]);
  const has = (word: Alternative) => word.every((part) => isNumber(part) || known.has(part));
  const unmatched = await phrasesOfNothing(
    db,
    units.flatMap(({ terms }) => terms.flatMap(({ own }) => own)).filter(has),
  );
  return units.map((unit) => {
    const said = unit.guessed ? [] : unit.terms.flatMap(({ own }) => own);
    const isModifier = !NAMING.has(unit.kind);
    const terms = unit.terms.map((term) => inMall({ ...term, isModifier }, (way) => has(way) && !unmatched.has(way)));
    const isKnown = terms.every(({ own, near }) => own.length || near.length);
    return {
      ...unit,
      said,
      terms,
      ...(isKnown ? {} : { found: 'unknown' as const }),
    };
  });
}

/** Ways of several words that no goods have all of, though each of the words is known. */
async function phrasesOfNothing(db: Db, ways: Alternative[]): Promise<ReadonlySet<Alternative>> {
  const phrases = ways.filter(({ length }) => length > 1);
  const counts = await countEach(
    db,
    phrases.map((way) => ({ text: [{ own: [way], near: [] }], bounds: EVERYWHERE })),
    1,
  );
  return new Set(phrases.filter((_, at) => !counts[at]));
}

const EVERYWHERE: Bounds = { shopId: undefined, min: undefined, max: undefined, prices: new Map() };
