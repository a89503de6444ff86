const KILO = 1_000;

/** `1500` → `1.5 kg`, `250` → `250 g`. */
export const weight = (grams: number): string => (grams < KILO ? `${grams} g` : `${grams / KILO} kg`);
