import type { FoundBy } from '@dray/contract/customers/customer-shapes.ts';

/** What of a customer holds the words that were looked for. */
export type Match = { companyId: string; by: FoundBy; id: string; name: string };

/** As the database compares: without case and accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A telephone or a tax number as people write them: digits in groups. */
const grouped = /^\+?[\d\s()/.-]{5,}$/;

/** What is looked for: the groups of a number together, other words each for itself. */
export function toSearched(text: string): string {
  if (!grouped.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 3 ? digits : text;
}

/** An order is named by its whole number, which is a word that could be one. */
export const mayBeOrderNumber = (text: string): boolean => /^[A-Za-z0-9_-]{3,40}$/.test(text) && /\d/.test(text);

const rankOfKind: Readonly<Record<FoundBy, number>> = { order: 0, company: 1, payer: 2, 'ship-to': 3, person: 4 };

/** The best first: a whole number, a beginning, the beginning of a word, anything else; of these the customer themselves. */
function rankOf({ by, id, name }: Match, search: string): number {
  const [sought, whole] = [plain(search), plain(name)];
  return closeness(sought, plain(id), whole) * 10 + rankOfKind[by];
}

function closeness(sought: string, id: string, name: string): number {
  if (id === sought || name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  return name.includes(` ${sought}`) ? 2 : 3;
}

export type RankedMatch = Match & { rank: number };

/** One for each customer, what ranks first of what was found of them; the best customers first. */
export function bestMatches(matches: readonly Match[], search: string): RankedMatch[] {
  const best = new Map<string, RankedMatch>();
  for (const match of matches) {
    const known = best.get(match.companyId);
    const rank = rankOf(match, search);
    if (!known || rank < known.rank) best.set(match.companyId, { ...match, rank });
  }
  return [...best.values()].toSorted((one, other) => one.rank - other.rank);
}
