import type { Language } from '#contract/language.ts';
import { isFitting } from '../fitting.ts';
import { anyGoods } from './common.ts';
import type { Mood, Sentences, Voice } from './types.ts';
import { audioVideo } from './voices/audio-video.ts';
import { beauty } from './voices/beauty.ts';
import { care } from './voices/care.ts';
import { culture } from './voices/culture.ts';
import { digital } from './voices/digital.ts';
import { drinks } from './voices/drinks.ts';
import { fashion } from './voices/fashion.ts';
import { food } from './voices/food.ts';
import { garden } from './voices/garden.ts';
import { gifts } from './voices/gifts.ts';
import { home } from './voices/home.ts';
import { household } from './voices/household.ts';
import { keepsakes } from './voices/keepsakes.ts';
import { kitchen } from './voices/kitchen.ts';
import { learning } from './voices/learning.ts';
import { petFood } from './voices/pet-food.ts';
import { pets } from './voices/pets.ts';
import { sports } from './voices/sports.ts';
import { stationery } from './voices/stationery.ts';
import { tableware } from './voices/tableware.ts';
import { teas } from './voices/teas.ts';
import { toys } from './voices/toys.ts';
import { waterAndWheels } from './voices/water-and-wheels.ts';

export const VOICES: readonly Voice[] = [
  ...[anyGoods, digital, audioVideo, home, household, kitchen, tableware].flat(),
  ...[food, drinks, teas, beauty, care, fashion, sports, waterAndWheels].flat(),
  ...[toys, learning, culture, stationery, gifts, keepsakes, garden, petFood, pets].flat(),
];

/** @param codes of a product */
export function sentencesFor(codes: readonly string[]): Record<Language, Sentences> {
  const fitting = VOICES.filter((voice) => isFitting(voice, codes));
  const all = (language: Language, mood: Mood) => [...new Set(fitting.flatMap((voice) => voice[language][mood] ?? []))];
  const ofLanguage = (language: Language): Sentences => ({
    ...{ good: all(language, 'good'), middling: all(language, 'middling') },
    ...{ bad: all(language, 'bad'), added: all(language, 'added') },
  });
  return { zh: ofLanguage('zh'), en: ofLanguage('en') };
}
