import type { articlesRoutes as contract } from '@dray/contract/content/articles.rest.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { articleToWire, type OwnGoods, publicArticleToWire, skusOf } from './articles/article.wire.ts';
import type { ReadContent } from './read-content.ts';
import type { ContentEntry } from './rules/content-entry.model.ts';
import { pageToWire } from './wire/content.wire.ts';

/** Of these, the caller's own goods with their names. */
export type FindOwnGoods = (request: Request, skus: readonly string[]) => Promise<OwnGoods>;

type Parts = { read: ReadContent; findOwnGoods: FindOwnGoods };

export function articlesRoutes({ read, findOwnGoods }: Parts): RestHandlers<typeof contract> {
  /** Only for who may order: to anybody else an article's goods are words. */
  const goodsFor = async (request: Request, articles: readonly ContentEntry[]): Promise<OwnGoods> => {
    const skus = skusOf(articles);
    return skus.length > 0 && request.holds('Catalogue', undefined) ? findOwnGoods(request, skus) : new Map();
  };

  return {
    async listArticles(request, { query }) {
      const { kind, search, ...paging } = query;
      const { asOf, audience, found } = await read(request, ['articles'], (door, reader) =>
        door.listArticles(reader, request.caller.uid, { kind, search, ...paging }),
      );
      const { kinds, leadPath, ...page } = found;
      const goods = await goodsFor(request, page.items);
      return {
        ...pageToWire(page, (article) => articleToWire(article, goods, audience.today)),
        kinds,
        leadPath: leadPath ?? null,
        asOf,
      };
    },
    async getArticle(request, { params: { path } }) {
      const { asOf, audience, found } = await read(request, ['articles'], (door, reader) =>
        door.getArticle(reader, request.caller.uid, path),
      );
      return { ...articleToWire(found, await goodsFor(request, [found]), audience.today), asOf };
    },
    async readArticle(request, { params: { path } }) {
      await read.andWrite(request, ['articles'], (door, reader) => door.readArticle(reader, request.caller.uid, path));
    },
    async listPublicArticles(request, { query }) {
      const { kind, search, ...paging } = query;
      const { asOf, found } = await read.asAnybody(request, ['publicarticles'], (door, reader) =>
        door.listArticles(reader, undefined, { kind, search, ...paging }),
      );
      const { kinds: _kinds, leadPath: _leadPath, ...page } = found;
      return { ...pageToWire(page, publicArticleToWire), asOf };
    },
    async getPublicArticle(request, { params: { path } }) {
      const { asOf, found } = await read.asAnybody(request, ['publicarticles'], (door, reader) =>
        door.getArticle(reader, undefined, path),
      );
      return { ...publicArticleToWire(found), asOf };
    },
  };
}
