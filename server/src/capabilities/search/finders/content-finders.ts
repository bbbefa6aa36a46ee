import type { FoundContent, FoundKind, ReadContent } from '#capabilities/content/index.ts';
import { addressOf, type Hit } from '../rules/search.model.ts';
import type { Finder, Finders } from './search.deps.ts';

type Entry = FoundContent['entries'][number];

type Kind = {
  kind: FoundKind;
  /** As an outside CMS calls the list. */
  list: Parameters<ReadContent>[1][number];
  hrefOf: (entry: Entry) => string;
  allOf: (search: string) => string;
};

const maxQueryLength = 80;

/** A question has no page of its own: the list is asked for its very words. */
const wordsOfTitle = (title: string): string =>
  title.length > maxQueryLength ? title.slice(0, maxQueryLength).replace(/\s+\S*$/, '') : title;

const kinds = {
  news: {
    kind: 'news',
    list: 'articles',
    hrefOf: ({ path }) => `/news/${encodeURIComponent(path)}`,
    allOf: (q) => addressOf('/news', { q }),
  },
  training: {
    kind: 'training',
    list: 'trainingLearning',
    hrefOf: ({ path }) => `/training/${encodeURIComponent(path)}`,
    allOf: () => '/training',
  },
  materials: {
    kind: 'material',
    list: 'downloadmaterial',
    hrefOf: ({ id }) => addressOf('/marketing-materials', { file: id }),
    allOf: (q) => addressOf('/marketing-materials', { q }),
  },
  faq: {
    kind: 'faq',
    list: 'faqitems',
    hrefOf: ({ body }) => addressOf('/support/faq', { q: wordsOfTitle(body.title) }),
    allOf: (q) => addressOf('/support/faq', { q }),
  },
  knowledge: {
    kind: 'knowledge',
    list: 'knowledgebase',
    hrefOf: ({ path }) => addressOf('/support/knowledge-base', { article: path }),
    allOf: (q) => addressOf('/support/knowledge-base', { q }),
  },
} as const satisfies Record<string, Kind>;

/** Everything that people read, for the caller as its lists show it to them. */
export function contentFinders(read: ReadContent): Finders {
  const finder =
    ({ kind, list, hrefOf, allOf }: Kind): Finder =>
    async (request, { text, max }) => {
      const { found } = await read(request, [list], (door, audience) =>
        door.findContent(audience, { kind, text, max }),
      );
      const toHit = (entry: Entry): Hit => ({
        key: entry.id,
        ...(entry.subKind ? { kind: entry.subKind } : {}),
        title: entry.body.title,
        detail: entry.excerpt,
        href: hrefOf(entry),
        at: entry.date,
      });
      const { total, corrected } = found;
      return {
        exact: [],
        results: found.entries.map(toHit),
        total,
        isMore: false,
        corrected,
        href: allOf(found.search),
      };
    };
  return Object.fromEntries(Object.entries(kinds).map(([section, kind]) => [section, finder(kind)]));
}
