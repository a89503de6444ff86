/**
 * Before a row is taken out by a button in it: the focus goes to the same button of the row beside it, or where none is
 * left, to what is behind the list.
 */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest('li, tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const buttons = beside?.querySelectorAll<HTMLElement>('button') ?? [];
  const behind = row?.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > p button');
  ([...buttons].at(-1) ?? behind)?.focus();
}
