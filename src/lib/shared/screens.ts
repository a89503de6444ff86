/**
 * Routes of the specification whose screens are not built yet. Nothing that can be clicked leads there, whether we wrote the
 * link or the mall did; `tests/lib/shared/screens.test.ts` holds this list against `src/pages`.
 */
const WITHOUT_SCREEN = [
  '/chat',
  '/detail',
  '/home',
  '/invoice-detail',
  '/member-center',
  '/return-detail',
  '/showfiles',
  '/submit-integral-order',
  '/user-center/apply-return',
  '/user-center/uc-comments',
  '/user-center/uc-footprint',
  '/user-center/uc-integral',
  '/user-center/uc-return',
  '/user-center/uc-shopaccount',
  '/write-comments',
];

/** Whether a link leads to a screen, as far as one can know: everything does but a route whose screen is still to come. */
export function hasScreen(link: string): boolean {
  const [path = ''] = link.split(/[?#]/);
  return !WITHOUT_SCREEN.some((route) => path === route || path.startsWith(`${route}/`));
}

/** A hook for rich text after cleaning: where its link leads nowhere, the words stay. */
export function unlinkMissing(element: Element): void {
  if (hasScreen(element.getAttribute('href') ?? '')) return;
  for (const name of ['href', 'rel', 'target']) element.removeAttribute(name);
}
