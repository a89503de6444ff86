import { type Lab, middle, type Profile } from './lab.ts';
import { type Load, middleHalf } from './load.ts';

export type Bar = {
  name: string;
  passed: boolean;
  figure: string /** Counted in bytes or errors, so the machine's mood does not excuse it. */;
  counted: boolean;
};

const KB = 1_024;
const LIMITS: Record<string, { js: number; html: number }> = {
  home: { js: 9 * KB, html: 32 * KB },
  listing: { js: 9 * KB, html: 24 * KB },
  product: { js: 13 * KB, html: 24 * KB },
};

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
const whole = (value: number): string => (Number.isNaN(value) ? '–' : Math.round(value).toString());

export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ')}`;
  process.stdout.write(`\n${title}\n${line(head)}\n${rows.map(line).join('\n')}\n`);
}

export function printLoads(title: string, loads: Record<string, Load>): void {
  const rows = Object.entries(loads).map(([name, { perSecond, perCpuSecond, p50, p99, rssMb, failed }]) => [
    name,
    whole(perSecond),
    whole(perCpuSecond),
    p50.toFixed(1),
    p99.toFixed(1),
    whole(rssMb),
    String(failed),
  ]);
  table(title, ['', 'requests/s', 'per CPU-s', 'p50 ms', 'p99 ms', 'RSS MB', 'failed'], rows);
}

export function printLabs(title: string, labs: Record<string, Lab>): void {
  const rows = Object.entries(labs).map(([name, lab]) => [
    name,
    whole(lab.fcp),
    whole(lab.lcp),
    whole(lab.firstView),
    whole(lab.tbt),
    lab.cls.toFixed(3),
    String(lab.requests),
    whole(lab.cart),
    kb(lab.html),
    kb(lab.css),
    kb(lab.js),
    kb(lab.picture),
  ]);
  table(
    title,
    ['', 'FCP ms', 'LCP ms', 'first view ms', 'TBT ms', 'CLS', 'requests', 'cart ms', 'HTML', 'CSS', 'JS', 'picture'],
    rows,
  );
}

/** What is measured as so many times another should be at least this many. */
export function atLeast(name: string, value: number, share: number): Bar {
  return {
    name: `${name} ≥ ${share} ×`,
    passed: value >= share,
    figure: `${value.toFixed(2)} ×`,
    counted: false,
  };
}

export function atMost(name: string, value: number, most: number, unit: string, counted: boolean): Bar {
  const shown = (amount: number) => (unit === 'KB' ? kb(amount) : `${Number(amount.toFixed(3))}${unit && ` ${unit}`}`);
  return { name: `${name} ≤ ${shown(most)}`, passed: value <= most, figure: shown(value), counted };
}

/** What a page promises about itself in one profile, beside its limit, which was visited in turns with it. */
export function labBars(page: string, profile: Profile, visits: readonly Lab[], limits: readonly Lab[]): Bar[] {
  const name = (what: string) => `${page}, ${profile}: ${what}`;
  const ratio = (what: string, field: 'fcp' | 'lcp' | 'firstView', most: number): Bar => {
    const value = middleHalf(visits.map((visit, turn) => visit[field] / (limits[turn]?.[field] ?? Number.NaN)));
    return {
      name: `${name(what)} ≤ ${most} × limit`,
      passed: value <= most,
      figure: `${value.toFixed(3)} ×`,
      counted: false,
    };
  };
  const [ours, limit] = [middle(visits), middle(limits)];
  const bars = [
    // Rendering alone keeps a slow machine busy: what the limit page shows of it is no script's doing.
    atMost(name('TBT beyond the limit’s'), Math.max(0, ours.tbt - limit.tbt), 30, 'ms', false),
    atMost(name('CLS'), ours.cls, 0.01, '', false),
  ];
  // On a fast network the machine decides, and two visits to one page differ by 40 %.
  if (profile === 'slow 4G')
    bars.unshift(
      ratio('FCP', 'fcp', 1.15),
      ratio('LCP', 'lcp', 1.15),
      ratio('first view complete', 'firstView', 1.25),
      atMost(name('first view complete after LCP'), Math.max(0, ours.firstView - ours.lcp), 1_500, 'ms', false),
    );
  if (!Number.isNaN(ours.cart)) bars.push(atMost(name('cart works after FCP'), ours.cartAfter, 50, 'ms', false));
  return bars;
}

/** What a page weighs as sent. */
export function byteBars(page: string, { js, css, html }: Pick<Lab, 'js' | 'css' | 'html'>): Bar[] {
  const most = LIMITS[page] ?? { js: 6 * KB, html: 24 * KB };
  return [
    atMost(`${page}: JavaScript at load`, js, most.js, 'KB', true),
    atMost(`${page}: document and styles`, html + css, most.html, 'KB', true),
  ];
}

/** @returns whether every counted bar holds */
export function printBars(bars: readonly Bar[]): boolean {
  table(
    'Bars',
    ['', 'measured', ''],
    bars.map(({ name, figure, passed, counted }) => [
      name,
      figure,
      passed ? 'pass' : counted ? 'FAIL' : 'fail (timed)',
    ]),
  );
  const failed = bars.filter(({ passed }) => !passed);
  process.stdout.write(`\n${bars.length - failed.length} of ${bars.length} bars hold.\n`);
  return failed.every(({ counted }) => !counted);
}
