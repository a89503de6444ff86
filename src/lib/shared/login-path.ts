/** @param why `isOver`: the login page says that the session has ended */
export const loginPath = (target: string, { isOver = false } = {}): string =>
  `/login?redirect=${encodeURIComponent(target)}${isOver ? '&over=1' : ''}`;
