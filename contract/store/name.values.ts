const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

export const mixesAlphabets = (text: string): boolean =>
  ALPHABETS.filter((alphabet) => alphabet.test(text.normalize('NFKC'))).length > 1;

const ALIKE: readonly [string, string][] = [
  ['АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏ', 'abesljkmhopctyxaesljopcyxhdqwl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχ', 'abezhlkmnoptyxabelkvoptux'],
  ['01iI|', 'ollll'],
];
const LIKE = new Map(ALIKE.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at]] as const)));

const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu;
export const hasInvisible = (text: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(text);

export const storeNameKey = (name: string): string =>
  [...name.normalize('NFKC').replace(INVISIBLE, '')].map((letter) => LIKE.get(letter) ?? letter.toLowerCase()).join('');

const RESERVED = ['官方', '自营', '自營', '客服', 'official', 'self-operated', 'selfoperated', 'customer service'].map(
  storeNameKey,
);

export const claimsMall = (name: string): boolean => {
  const key = storeNameKey(name);
  return RESERVED.some((word) => key.includes(word));
};

export const beginsAsMall = (name: string, mallNames: readonly string[]): boolean => {
  const key = storeNameKey(name);
  return mallNames.some((own) => own.trim() !== '' && key.startsWith(storeNameKey(own)));
};
