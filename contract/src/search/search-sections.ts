import type { Section } from '../sections.ts';

/** What is searched, in the order in which it is shown, and the section that opens it (H8). */
export const searchPermissions = {
  orders: 'My Orders',
  products: 'Catalogue',
  offers: 'Catalogue',
  documents: 'My Documents',
  news: 'News & Events',
  training: 'Training & Learning',
  materials: 'Marketing Materials',
  faq: 'Support',
  knowledge: 'Support',
  requests: 'Support',
} as const satisfies Record<string, Section>;

export type SearchedSection = keyof typeof searchPermissions;
export const searchedSections = Object.keys(searchPermissions) as SearchedSection[];

/** Signs of a question, counted as people count them. */
export const searchLength = { min: 2, max: 80 } as const;
/** So many of each section at most. */
export const foundAtMost = 8;
