import { lookOf } from './objects.ts';
import type { Chance } from './random.ts';

const COMPANIONS: Record<string, readonly string[]> = {
  digital: ['1fab4', '1f4d3', '23f0', '1f50c', '1f58b-fe0f'],
  home: ['1fab4', '1f56f-fe0f', '1f4da', '1f337', '1f33f', '1f341'],
  kitchen: ['1f34b', '1f345', '1f951', '1f33f', '1f955'],
  food: ['1f33e', '1f9fa', '1f9c2', '1f33f', '1f374', '1f343'],
  drinks: ['1f34b', '1f351', '1f36f', '1f33f', '1f36a'],
  beauty: ['1f4a7', '1fab7', '1f33a', '1f338'],
  fashion: ['1f45c', '1f452', '231a', '1f576-fe0f', '1f33f'],
  sports: ['23f1-fe0f', '1f9e2', '1f3c5', '1f4a7', '1f343', '1f9e6'],
  toys: ['2b50', '1f3b2', '1f9f8', '1f388', '1f9e9'],
  culture: ['1f56f-fe0f', '1fab4', '1f4d6', '1f453', '1f58b-fe0f'],
  gifts: ['1f381', '1f337', '1f9f8', '1f388', '1f380'],
  garden: ['1f41e', '1f331', '1f98b', '1f33f', '1f343'],
};

const ANYWHERE = ['1fab4', '1f381', '1f33f'] as const;

/** Never the product's own object; one that stands or lies as the product does, where there is one. */
export async function companionOf(section: string, icon: string, stands: boolean, roll: Chance): Promise<string> {
  const others = (COMPANIONS[section] ?? ANYWHERE).filter((stem) => stem !== icon);
  const looks = await Promise.all(others.map(lookOf));
  const alike = others.filter((_, at) => looks[at]?.stands === stands);
  return roll.pick(alike.length > 0 ? alike : others);
}
