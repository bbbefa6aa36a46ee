import type { articlesRoutes } from '@dray/contract/content/articles.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { entryToWire } from '../items/entry.wire.ts';
import type { ContentEntry } from '../rules/content-entry.model.ts';
import { articleKindOf } from './article.model.ts';
import type { Article } from './list-articles.ts';

type Routes = typeof articlesRoutes;
type ConcernOnWire = RestOutput<Routes['listArticles']>['results'][number]['concerns'][number];

/** The caller's own goods by name, of those that articles speak about. */
export type OwnGoods = ReadonlyMap<string, string>;

export const publicArticleToWire = (entry: ContentEntry) => ({
  ...entryToWire(entry),
  kind: articleKindOf(entry.subKind),
  eventDate: entry.body.event?.date ?? null,
  eventPlace: entry.body.event?.place || null,
});

export const articleToWire = (article: Article, goods: OwnGoods, today: string) => ({
  ...publicArticleToWire(article),
  isUnread: article.isUnread,
  concerns: (article.body.concerns ?? []).flatMap((concern): ConcernOnWire[] => {
    // A day that has passed concerns nobody any more.
    if ('closedDay' in concern)
      return concern.closedDay >= today ? [{ kind: 'closed-day', date: concern.closedDay }] : [];
    const name = goods.get(concern.sku);
    return name === undefined ? [] : [{ kind: 'product', sku: concern.sku, name }];
  }),
});

export const skusOf = (articles: readonly ContentEntry[]): string[] => [
  ...new Set(articles.flatMap(({ body }) => body.concerns ?? []).flatMap((each) => ('sku' in each ? each.sku : []))),
];
