/** A month as a calendar shows it; pure. Months are `2026-11`, days `2026-11-25`. */

export function monthBefore(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months)).toISOString().slice(0, 7);
}

export function daysOf(month: string): { before: number; days: string[] } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1));
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return { before: (first.getUTCDay() + 6) % 7, days };
}
