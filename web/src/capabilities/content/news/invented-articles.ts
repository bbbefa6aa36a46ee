import type { Article } from './news.queries.ts';

const summary = 'A sentence or two on what it is about, as long as they usually are.';

/** As many as a page has, so that what comes takes exactly their place. */
export const inventedArticles: readonly Article[] = Array.from({ length: 7 }, (_, at) => ({
  id: `${at}`,
  path: `${at}`,
  title: 'A title about as long as a title',
  summary,
  html: `<p>${summary.repeat(6)}</p>`,
  date: '2026-11-11',
  image: null,
  files: [],
  language: 'en',
  kind: 'news',
  eventDate: null,
  eventPlace: null,
  isUnread: false,
  concerns: [],
}));
