import { z } from 'zod';
import { everyone, holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { aged, agedPageOf, pageQuery, pathParams, search } from './content-page.ts';
import { contentDay, contentItem } from './content-shapes.ts';

const guard = holdersOf('News & Events');

export const articleKinds = ['news', 'event', 'logistics', 'product', 'price'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const publicArticle = contentItem.extend({
  kind: z.enum(articleKinds),
  eventDate: contentDay.nullable(),
  eventPlace: z.string().nullable(),
});

/** What an article says about the caller's own deliveries and goods. */
const concern = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed-day'), date: contentDay }),
  z.object({ kind: z.literal('product'), sku: z.string(), name: z.string() }),
]);

const article = publicArticle.extend({ isUnread: z.boolean(), concerns: z.array(concern) });

const articleQuery = pageQuery.extend({ kind: z.enum(articleKinds).optional(), search });

export const articlesRoutes = {
  listArticles: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/articles',
    summary: 'News and events for the caller, newest first, and how many there are of each kind.',
    guard,
    whileActing: 'refused',
    query: articleQuery,
    response: agedPageOf(article).extend({
      kinds: z.array(z.object({ kind: z.enum(articleKinds), total: z.int() })),
      leadPath: z
        .string()
        .nullable()
        .meta({ description: 'The one to show first: the nearest event ahead, else the newest.' }),
    }),
  },
  getArticle: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/articles/:path',
    summary: 'One article.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    response: article.extend(aged),
  },
  readArticle: {
    base: 'content',
    method: 'POST',
    repeatable: 'by nature',
    path: '/articles/:path/read',
    summary: 'Notes that the caller has opened an article.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    status: 204,
    response: z.undefined(),
  },
  listPublicArticles: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/publicarticles',
    summary: 'Articles that are for everyone, signed in or not (T32).',
    guard: everyone,
    whileActing: 'allowed',
    query: articleQuery,
    response: agedPageOf(publicArticle),
  },
  getPublicArticle: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/publicarticles/:path',
    summary: 'One article that is for everyone.',
    guard: everyone,
    whileActing: 'allowed',
    params: pathParams,
    response: publicArticle.extend(aged),
  },
} as const satisfies Record<string, RestRoute>;
