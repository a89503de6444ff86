/** The login page that leads back to `target` (path and query). */
export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`;
