import { section as beauty } from './catalog/beauty.ts';
import { section as culture } from './catalog/culture.ts';
import { section as digital } from './catalog/digital.ts';
import { section as drinks } from './catalog/drinks.ts';
import { section as fashion } from './catalog/fashion.ts';
import { section as food } from './catalog/food.ts';
import { section as garden } from './catalog/garden.ts';
import { section as gifts } from './catalog/gifts.ts';
import { section as home } from './catalog/home.ts';
import { section as kitchen } from './catalog/kitchen.ts';
import { section as sports } from './catalog/sports.ts';
import { section as toys } from './catalog/toys.ts';
import type { DemoSection } from './types.ts';

/** In the order of the category menu. */
export const sections: DemoSection[] = [
  digital,
  home,
  kitchen,
  food,
  drinks,
  beauty,
  fashion,
  sports,
  toys,
  culture,
  gifts,
  garden,
];
