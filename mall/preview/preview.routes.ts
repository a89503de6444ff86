import { z } from '@hono/zod-openapi';
import { CONTENT_SLUGS } from '#contract/content/values.ts';
import * as calls from '#contract/preview/calls.ts';
import {
  campaignPreview,
  contentPreview,
  goodsPreview,
  homePreview,
  previewQuery,
  shopFrontPreview,
} from '#contract/preview/schema.ts';
import { idText } from '#contract/query.schema.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';
import { previewCampaign, previewContent, previewGoods, previewHome, previewShopFront } from './preview.ts';

const tag = 'Previews';

export function previewRoutes(app: ReturnType<typeof createCalls>, deps: Deps): void {
  const { database, clock } = deps;
  const viewer = (c: CallContext) => {
    c.header('cache-control', 'no-store');
    return { db: database.db, language: c.get('language'), now: clock() };
  };

  addCall(
    app,
    calls.previewGoods,
    {
      summary: 'A product as it would look, by key',
      tag,
      params: z.object({ id: idText }),
      query: previewQuery,
      data: goodsPreview,
    },
    ({ c, params, query }) => previewGoods(viewer(c), params.id, query.key),
  );
  addCall(
    app,
    calls.previewContent,
    {
      summary: 'A content page as it would look, by key',
      tag,
      params: z.object({ slug: z.enum(CONTENT_SLUGS).describe('Which content page.') }),
      query: previewQuery,
      data: contentPreview,
    },
    ({ c, params, query }) => previewContent(viewer(c), params.slug, query.key),
  );
  addCall(
    app,
    calls.previewHome,
    {
      summary: 'The home page as it would look, by key',
      tag,
      query: previewQuery,
      data: homePreview,
    },
    ({ c, query }) => previewHome(viewer(c), query.key),
  );
  addCall(
    app,
    calls.previewShopFront,
    {
      summary: 'A shop front as it would look, by key',
      tag,
      params: z.object({ id: idText.describe('Id of the shop.') }),
      query: previewQuery,
      data: shopFrontPreview,
    },
    ({ c, params, query }) => previewShopFront(deps, viewer(c), params.id, query.key),
  );
  addCall(
    app,
    calls.previewCampaign,
    {
      summary: 'A campaign as it would look, by key',
      tag,
      params: z.object({ id: idText.describe('Id of the campaign.') }),
      query: previewQuery,
      data: campaignPreview,
    },
    ({ c, params, query }) => previewCampaign(deps, viewer(c), params.id, query.key),
  );
}
