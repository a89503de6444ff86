import { DESK_PATH } from '#contract/operator/values.ts';
import { safeRedirect } from '../redirect.ts';
import { withoutSlashes } from '../slashes.ts';

export const DESK_LOGIN = `${DESK_PATH}/login`;

const inDesk = (path: string): boolean => withoutSlashes(path) === DESK_PATH || path.startsWith(`${DESK_PATH}/`);

export const isDeskPage = (path: string): boolean => inDesk(path) && withoutSlashes(path) !== DESK_LOGIN;

/** The desk's login page that leads back to `target` (path and query). */
export const deskLoginPath = (target: string): string => `${DESK_LOGIN}?redirect=${encodeURIComponent(target)}`;

export function deskRedirect(target: string | null | undefined): string {
  const safe = safeRedirect(target);
  const [path = ''] = safe.split(/[?#]/, 1);
  return isDeskPage(path) ? safe : DESK_PATH;
}
