/** What a page shows comes before what its scripts do; a page in a tab behind waits until somebody looks. */
export const afterFirstFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
