/** Scripts start after the first frame; in a background tab once it is looked at. */
export const afterFirstFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
