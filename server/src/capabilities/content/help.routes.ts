import type { helpRoutes as contract } from '@dray/contract/content/help.rest.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { HelpKind, Theme, Themed } from './help/list-help.ts';
import { entryToWire } from './items/entry.wire.ts';
import type { ReadContent } from './read-content.ts';
import { pageToWire } from './wire/content.wire.ts';

const questions = ['faqitems'] as const;
const articles = ['knowledgebase'] as const;

const themeToWire = (theme: Theme) => ({ ...theme, path: theme.id });
const themedToWire =
  <Kind extends HelpKind>(kind: Kind) =>
  (entry: Themed) => ({ ...entryToWire(entry), kind, theme: entry.theme ?? null });

export function helpRoutes(read: ReadContent): RestHandlers<typeof contract> {
  return {
    async listFaqItems(request, { query }) {
      const { search, theme, ...paging } = query;
      const { asOf, found } = await read(request, questions, (door, reader) =>
        door.listQuestions(reader, { search, theme, ...paging }),
      );
      const { frequentIds, themes: _themes, ids: _ids, ...page } = found;
      return { ...pageToWire(page, themedToWire('faq')), frequentIds: [...frequentIds], asOf };
    },
    async countAsked(request, { params: { path } }) {
      await read.andWrite(request, questions, (door, reader) => door.countAsked(reader, request.caller.uid, path));
    },
    async listFaqPages(request, { query }) {
      const { asOf, found } = await read(request, questions, (door, reader) => door.listThemes(reader, 'faq', query));
      return { ...pageToWire(found, themeToWire), asOf };
    },
    async listKnowledge(request, { query }) {
      const { search, theme, ...paging } = query;
      const { asOf, found } = await read(request, articles, (door, reader) =>
        door.listHelp(reader, 'knowledge', { search, theme, ...paging }),
      );
      const { themes, ids: _ids, ...page } = found;
      return { ...pageToWire(page, themedToWire('knowledge')), themes: themes.map(themeToWire), asOf };
    },
    async getKnowledge(request, { params: { path } }) {
      const { asOf, found } = await read(request, articles, (door, reader) => door.getKnowledge(reader, path));
      return { ...themedToWire('knowledge')(found), asOf };
    },
    async setHelpful(request, { body }) {
      await read.andWrite(request, [...questions, ...articles], (door, reader) =>
        door.setHelpful(reader, request.caller.uid, body),
      );
    },
  };
}
