import { z } from 'zod';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { publicArticle } from './articles.rest.ts';
import { banner } from './content.rest.ts';
import {
  contentId,
  contentRow,
  deskFile,
  kind,
  language,
  market,
  previewReasons,
  revision,
  wholeContent,
  written,
  writtenKind,
} from './content-desk-shapes.ts';
import { contentLimits, contentStates } from './content-kinds.ts';

const guard = staffMay('content.edit');
const params = z.object({ kind, id: contentId });
const title = z.string().trim().min(1).max(contentLimits.title);

/** What customers read, for those who write it (B24). */
export const contentDeskRoutes = {
  listContent: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/content',
    summary: 'All of it that is for a market of the caller, changed last first.',
    guard,
    query: strictQuery({
      kind: kind.optional(),
      market: market.optional(),
      /** In which it is missing. */
      missing: language.optional(),
      state: z.enum(contentStates).optional(),
      search: z.string().trim().max(60).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({
      results: z.array(contentRow),
      total: z.int(),
      offset: z.int(),
      limit: z.int(),
    }),
  },
  addContent: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/content',
    summary: 'A new draft, by its title in one language.',
    guard,
    body: z.strictObject({ kind: writtenKind, language, title, markets: z.array(market).max(20).default([]) }),
    status: 201,
    response: wholeContent,
  },
  getContent: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/content/:kind/:id',
    summary: 'One item in all languages, with its files and versions.',
    guard,
    params,
    response: wholeContent,
  },
  saveContentDraft: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/content/:kind/:id',
    summary: 'What is written; customers see nothing of it until it is published.',
    guard,
    params,
    body: z.strictObject({ version: revision, written }),
    response: wholeContent,
  },
  publishContent: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/content/:kind/:id/publish',
    summary:
      'The draft is shown from its first moment on, by the clock of each market; until then the one before it is.',
    guard: staffMay('content.publish'),
    params,
    body: z.strictObject({ version: revision }),
    response: wholeContent,
  },
  unpublishContent: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/content/:kind/:id/unpublish',
    summary: 'No customer sees it any more; what was written stays as a draft.',
    guard: staffMay('content.publish'),
    params,
    body: z.strictObject({ version: revision }),
    response: wholeContent,
  },
  restoreContent: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/content/:kind/:id/restore',
    summary: 'An older version becomes the draft, byte for byte.',
    guard,
    params,
    body: z.strictObject({ version: revision, restored: z.int().min(1) }),
    response: wholeContent,
  },
  previewContent: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/content/:kind/:id/preview',
    summary: 'The draft as a customer of a market and type reads it in a language, and whether they may.',
    guard,
    params,
    query: strictQuery({ market, customerType: z.string().trim().min(1).max(40).optional(), as: language }),
    response: z.object({
      reasons: z.array(z.enum(previewReasons)).meta({ description: 'Why such a customer does not see it now.' }),
      article: publicArticle.nullable(),
      banner: banner.nullable(),
    }),
  },
  uploadContentFile: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/content/files',
    summary: 'A picture or a file for an item, judged by what is in it.',
    guard,
    query: strictQuery({ kind, id: contentId }),
    upload: { field: 'files', maxBytes: contentLimits.fileBytes },
    response: deskFile,
  },
  getContentDeskFile: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/content/:kind/:id/files/:fileId',
    summary: 'A file that was sent for it, whether it is published or not.',
    guard,
    params: params.extend({ fileId: contentId }),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
