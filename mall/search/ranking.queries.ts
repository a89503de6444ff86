import { type SQL, sql } from 'drizzle-orm';
import { RANK } from '../ports/search-parts.rules.ts';
import type { Ranking, TextQuery } from './plan.rules.ts';

const { A, B, C, D } = RANK.weights;
const WEIGHTS = `{${[D, C, B, A].join()}}`;

/** `ts_rank` divides by the number of words asked for, which is undone here. */
const worth = ({ query, size }: Ranking, factor: number): SQL =>
  size ? sql`${size * factor}::float8 * ts_rank(${WEIGHTS}, head, ${query}::tsquery)` : sql`0`;

type Phrase = TextQuery['phrases'][number];
const worthWhole = (phrase: Phrase, factor: number): SQL =>
  sql`case when head @@ ${phrase.whole}::tsquery then ${worth(phrase, factor)} else 0 end`;

/**
 * The shopper's own words count each; many synonyms count less than one of those, and nothing beside it. Goods in a category of that name
 * are the thing itself, not an accessory.
 */
const worthOf = (text: TextQuery): SQL => {
  const { own, phrases, near, nearPhrases, modifiers } = text;
  const words = [worth(own, RANK.ownWords), ...phrases.map((phrase) => worthWhole(phrase, RANK.ownWords))];
  const others = [worth(near, 1), ...nearPhrases.map((phrase) => worthWhole(phrase, 1))];
  const bonuses = [
    bonus(text.category, RANK.ownCategory),
    bonus(text.nearCategory, RANK.nearCategory),
    bonus(text.title, RANK.ownTitle),
    bonus(text.wholeTitle, RANK.wholeTitle),
    bonus(text.head, RANK.head),
  ];
  return sql`greatest(${sql.join(words, sql` + `)}, least(${RANK.otherWords}::float8, sqrt(${sql.join(others, sql` + `)}))) + ${worth(modifiers, RANK.modifier)} + ${sql.join(bonuses, sql` + `)}`;
};

const bonus = (query: string, points: number): SQL =>
  query ? sql`case when head @@ ${query}::tsquery then ${points}::float8 else 0 end` : sql`0`;

/** Points of the product's category, and of presses of it; see `Boosts` of the port. */
const BOOSTS = sql`coalesce(place, 0) + coalesce(press, 0)`;

export const rank = (text: TextQuery): SQL => sql`${worthOf(text)} + ${BOOSTS} + ${RANK.sales}::float8 * ln(1 + sales)`;
