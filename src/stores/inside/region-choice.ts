import { atom, computed } from 'nanostores';
import { type Region, type RegionTree, regionPath } from '#contract/address/regions.values.ts';
import { searchRegions } from '../../lib/browser/address/search.ts';
import { loadRegions } from './regions.ts';

export const REGION_COLUMNS = 4;
const FOUND = 8;
const DISTRICT = 3;

export function createRegionChoice(choose: (region: string[]) => void) {
  const $tree = atom<RegionTree | undefined>(undefined);
  const $failed = atom(false);
  const $open = atom(false);
  const $query = atom('');
  const $path = atom<readonly string[]>([]);
  const $active = atom(0);
  const $options = computed([$tree, $query, $path], (tree, query, path): readonly Region[] => {
    if (!tree) return [];
    return query.trim() ? searchRegions(tree, query, FOUND) : (tree.children.get(path.at(-1) ?? '') ?? []);
  });
  let confirmed = '';

  async function load(): Promise<void> {
    $failed.set(false);
    try {
      $tree.set(await loadRegions());
    } catch {
      $failed.set(true);
      return;
    }
    if (!confirmed) return;
    $query.set(confirmed);
    enter();
    confirmed = '';
    if (!$open.get()) $query.set('');
  }

  function goTo(path: readonly string[], value: readonly string[] = []): void {
    $path.set(path);
    const chosen = $options.get().findIndex(({ code }) => code === value[path.length]);
    $active.set(Math.max(0, chosen));
  }

  function show(value: readonly string[]): void {
    $open.set(true);
    goTo(value.slice(0, DISTRICT - 1), value);
  }

  function hide(): void {
    $open.set(false);
    $query.set('');
  }

  function type(text: string): void {
    $open.set(true);
    $query.set(text);
    $active.set(0);
    confirmed = '';
  }

  function take(region: Region): void {
    const tree = $tree.get();
    const below = tree?.children.get(region.code) ?? [];
    const [only] = below;
    // A city that is its province is no choice.
    if (only && below.length === 1 && tree?.children.has(only.code)) {
      take(only);
      return;
    }
    const path = regionPath(region.code);
    choose(path);
    if (below.length === 0) hide();
    else {
      $query.set('');
      goTo(path);
    }
  }

  function move(by: number): void {
    $active.set(Math.max(0, Math.min($options.get().length - 1, $active.get() + by)));
  }

  function press(key: string, value: readonly string[]): boolean {
    if (!$open.get()) {
      if (key !== 'ArrowDown' && key !== 'Enter') return false;
      show(value);
      return true;
    }
    const searching = $query.get() !== '';
    const run = (searching ? searchKeys : levelKeys).get(key);
    run?.(value);
    return run !== undefined;
  }

  const enter = () => {
    if (!$tree.get()) confirmed = $query.get();
    const option = $options.get()[$active.get()];
    if (option) take(option);
  };
  const searchKeys = new Map<string, (value: readonly string[]) => void>([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', enter],
    ['Escape', hide],
  ]);
  const levelKeys = new Map<string, (value: readonly string[]) => void>([
    ['ArrowDown', () => move(REGION_COLUMNS)],
    ['ArrowUp', () => move(-REGION_COLUMNS)],
    ['ArrowRight', () => move(1)],
    ['ArrowLeft', () => move(-1)],
    ['Home', () => move(-$options.get().length)],
    ['End', () => move($options.get().length)],
    ['Backspace', (value) => goTo($path.get().slice(0, -1), value)],
    ['Enter', enter],
    ['Escape', hide],
  ]);

  return { $tree, $failed, $open, $query, $path, $active, $options, load, show, hide, type, take, goTo, press };
}

export type RegionChoice = ReturnType<typeof createRegionChoice>;
