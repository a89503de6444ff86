import type { Db } from '../db/open.ts';
import type { Search } from '../ports/search.ts';
import { countEach, countFacets, countPlaces, findMentions, findPage } from './search.queries.ts';
import { knownWords, named, slipped, sounding, startingWith } from './terms.queries.ts';

/** Search in the mall's own database. */
export const createDatabaseSearch = (db: Db): Search => ({
  name: 'database',
  find: (filter, page) => findPage(db, filter, page),
  facets: (filter, most) => countFacets(db, filter, most),
  count: (queries, most) => countEach(db, queries, most),
  mentions: (wanted) => findMentions(db, wanted),
  terms: {
    known: (words) => knownWords(db, words),
    sounding: (pinyin, initials) => sounding(db, pinyin, initials),
    startingWith: (text, limit) => startingWith(db, text, limit),
    slipped: (keys) => slipped(db, keys),
    named: (kind, text, limit) => named(db, kind, text, limit),
    places: (text) => countPlaces(db, text),
  },
});
