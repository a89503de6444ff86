import { describe, expect, it } from 'vitest';
import { loginPath } from '#src/lib/shared/login-path.ts';
import { isPrivatePath, isPublicPath } from '#src/lib/shared/paths.ts';
import { PRIVATE_ROUTES, PUBLIC_ROUTES } from '../../helpers/server/routes.ts';

describe('routes', () => {
  it.each(PUBLIC_ROUTES)('%s is open, with and without a slash', (path) => {
    expect([isPublicPath(path), isPublicPath(`${path}/`.replace('//', '/')), isPrivatePath(path)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(PRIVATE_ROUTES)('%s needs a login, with and without a slash', (path) => {
    expect([isPrivatePath(path), isPrivatePath(`${path}/`), isPublicPath(path)]).toEqual([true, true, false]);
  });

  it.each(['/no-such', '/user-center/no-such', '/detail/1/2', '/carts', '/Cart', '/member-center'])(
    '%s is no route at all',
    (path) => expect([isPrivatePath(path), isPublicPath(path)]).toEqual([false, false]),
  );

  it('the way to the login keeps the whole target', () => {
    expect(loginPath('/cart?a=1&b=二')).toBe('/login?redirect=%2Fcart%3Fa%3D1%26b%3D%E4%BA%8C');
  });
});
