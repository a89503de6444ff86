/** Marks parts of words in the index. No word begins with a mark. */
export const piece = (letters: string): string => `~${letters}`;
/** A word of the name of goods, their last word, and a word of the name of their category. */
export const inName = (lexeme: string): string => `=${lexeme}`;
export const asHead = (lexeme: string): string => `$${lexeme}`;
export const inCategory = (lexeme: string): string => `@${lexeme}`;
/** Only the index has these: no query is widened, spelt or suggested from them. */
export const isMarked = (lexeme: string): boolean => /^[~=$@#]/.test(lexeme);
/** Says where a word stands, and is none itself; a piece of a word ranks like one. */
export const isMark = (lexeme: string): boolean => /^[=$@]/.test(lexeme);
/** The last word of the way is the last of the name: the roll of a toilet roll. */
export const headed = (way: readonly string[]): string[] => [...way.slice(0, -1), ...way.slice(-1).map(asHead)];

/** Begins marks of a product, not of its words; only the database's index has them. */
export const OF_PRODUCT = '#';
export const isOfProduct = (lexeme: string): boolean => lexeme.startsWith(OF_PRODUCT);
/** One product in 16, and of these one in 16 again, have it, whatever they are and however they sell. */
export const SAMPLES = { large: `${OF_PRODUCT}sample`, small: `${OF_PRODUCT}small-sample` } as const;

/**
 * Products are in bands, so that the best-selling of many are found without the others: a higher band sells better. Of those that never sold,
 * which may be nearly all, a higher band has higher ids.
 */
export const BANDS = {
  /** Sales that a band begins with: two bands each time that sales double. */
  starts: [1, ...Array.from({ length: 30 }, (_, at) => [2 ** at * 2, 2 ** at * 3]).flat()],
  /** The ids of one band of what never sold differ in so many bits. */
  idBits: 16,
  /** The first band of what sold, above those of all ids. */
  sold: 2 ** 15,
} as const;
