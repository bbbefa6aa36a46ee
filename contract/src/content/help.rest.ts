import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { aged, agedPageOf, pageQuery, pathParams, search } from './content-page.ts';
import { contentItem } from './content-shapes.ts';

const guard = holdersOf('Support');

const theme = z.object({
  id: z.string().meta({ example: 'deliveries' }),
  path: z.string(),
  title: z.string(),
  order: z.int(),
  total: z.int().meta({ description: 'How many the caller finds below it, whatever he searches for.' }),
});
const themed = contentItem.extend({ theme: z.object({ id: z.string(), title: z.string() }).nullable() });
const question = themed.extend({ kind: z.literal('faq') });
const knowledge = themed.extend({ kind: z.literal('knowledge') });

const themedQuery = pageQuery.extend({ search, theme: z.string().max(80).optional() });

export const helpRoutes = {
  listFaqItems: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/faqitems',
    summary: 'Questions and answers, in the order of their themes.',
    guard,
    whileActing: 'refused',
    query: themedQuery,
    response: agedPageOf(question).extend({
      frequentIds: z
        .array(z.string())
        .meta({ description: 'Ids of at most five of those found, what most people opened lately first.' }),
    }),
  },
  countAsked: {
    base: 'content',
    method: 'POST',
    repeatable: 'by nature',
    path: '/faqitems/:path/asked',
    summary: 'Notes that the caller has opened an answer; a person counts once a day for each.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    status: 204,
    response: z.undefined(),
  },
  listFaqPages: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/faqpages',
    summary: 'The themes of questions.',
    guard,
    whileActing: 'refused',
    query: pageQuery,
    response: agedPageOf(theme),
  },
  listKnowledge: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/knowledgebase',
    summary: 'Articles of the knowledge base, and their themes.',
    guard,
    whileActing: 'refused',
    query: themedQuery,
    response: agedPageOf(knowledge).extend({ themes: z.array(theme) }),
  },
  getKnowledge: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/knowledgebase/:path',
    summary: 'One article of the knowledge base.',
    guard,
    whileActing: 'refused',
    params: pathParams,
    response: knowledge.extend(aged),
  },
  setHelpful: {
    base: 'content',
    method: 'POST',
    repeatable: 'by nature',
    path: '/helpful',
    summary: "Whether a question or article has helped; the caller's last word counts.",
    guard,
    whileActing: 'refused',
    body: z.object({ itemId: z.string().max(200), isHelpful: z.boolean() }),
    status: 204,
    response: z.undefined(),
  },
} as const satisfies Record<string, RestRoute>;
