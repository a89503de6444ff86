import { z } from '@hono/zod-openapi';
import { passwordChange } from '../../contract/account.ts';
import { operatorInfo, operatorLogin, operatorToken } from '../../contract/operator.ts';
import type { Deps } from '../deps.ts';
import { addCall, type createCalls, operatorOf } from '../http/call.ts';
import { callerOf } from '../http/caller.ts';
import { tokenOf } from '../http/session.ts';
import { deskChangesRoutes } from './changes.routes.ts';
import { contentDeskRoutes } from './content.routes.ts';
import * as desk from './desk.ts';
import { goodsRoutes } from './goods/goods.routes.ts';
import { deskHomeRoutes } from './home.routes.ts';
import { deskOrderRoutes } from './orders.routes.ts';
import { changeOwnPassword } from './password.ts';
import { deskPictureRoutes } from './pictures.routes.ts';
import { deskStaffRoutes } from './staff.routes.ts';

const tag = 'Desk';
const none = z.object({});

export function deskRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const get = { method: 'get', tag } as const;
  const post = { method: 'post', tag, data: z.null() } as const;

  contentDeskRoutes(app, deps);
  goodsRoutes(app, deps);

  addCall(
    app,
    {
      ...post,
      path: '/api/desk/login',
      summary: 'Log in as an operator',
      body: operatorLogin,
      data: operatorToken,
      guarded: true,
    },
    async ({ c, body }) => ({ accessToken: await desk.logIn(deps, body, callerOf(c, deps)) }),
  );
  addCall(app, { ...post, path: '/api/desk/p/logOut', summary: 'End this session', body: none }, async ({ c }) => {
    await desk.logOut(deps, tokenOf(c.req.header('authorization')));
    return null;
  });
  addCall(app, { ...get, path: '/api/desk/p/me', summary: 'Who is logged in', data: operatorInfo }, ({ c }) => {
    const { name, role, shopId } = operatorOf(c);
    return { name, role, shopId };
  });
  addCall(
    app,
    {
      ...post,
      method: 'put',
      path: '/api/desk/p/password',
      summary: "Another password of one's own; other sessions end",
      body: passwordChange,
      guarded: true,
    },
    async ({ c, body }) => {
      const token = tokenOf(c.req.header('authorization')) ?? '';
      await changeOwnPassword(deps, operatorOf(c), token, body, callerOf(c, deps));
      return null;
    },
  );
  deskOrderRoutes(app, deps);
  deskHomeRoutes(app, deps);
  deskPictureRoutes(app, deps);
  deskStaffRoutes(app, deps);
  deskChangesRoutes(app, deps);
}
