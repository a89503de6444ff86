export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`;
