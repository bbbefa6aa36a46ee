import type { Scope } from '#platform/request/request.ts';
import { numberWord } from '#platform/text/number-word.ts';
import { slipPatterns } from '#platform/text/slip-patterns.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';
import { everyDocument, type Reach } from '../store/document-keys.store.ts';
import { searchedParts } from './document-search.model.ts';
import { findReach } from './find-reach.ts';

export type FoundDocuments = {
  /** Of which this is the very number. */
  exact: readonly ListedDocument[];
  documents: readonly ListedDocument[];
  total: number;
  /** What the list is asked for to show the same. */
  search: string;
  corrected: string | undefined;
};

const shortest = 3;
const maxLength = 60;
const nothing: FoundDocuments = { exact: [], documents: [], total: 0, search: '', corrected: undefined };

/**
 * By the whole text, then by the number among its words, then by a number that one slip of the hand makes of it. Among what is
 * in the list already: no archive is asked while somebody types.
 */
export async function findDocuments(
  deps: DocumentsDeps,
  scope: Scope,
  text: string,
  max: number,
): Promise<FoundDocuments> {
  const asked = [...new Set([text, numberWord(text)])].filter(
    // A document has no name that could be found by letters alone.
    (each) => each !== undefined && each.length >= shortest && each.length <= maxLength && /\d/.test(each),
  ) as string[];
  if (asked.length === 0) return nothing;
  const reach = await findReach(deps, scope);
  for (const search of asked) {
    const found = await findBy(deps, reach, search, max);
    if (found.exact.length + found.total > 0) return found;
  }
  return findNearly(deps, reach, asked.at(-1) ?? '', max);
}

async function findBy({ list }: DocumentsDeps, reach: Reach, search: string, max: number): Promise<FoundDocuments> {
  const parts = searchedParts(search).filter((part) => part.length >= shortest);
  if (parts.length === 0) return nothing;
  const [named, found] = await Promise.all([
    list.findNumbered(reach, search.toLowerCase(), max),
    list.findDocuments(reach, everyDocument, parts),
  ]);
  const newest = found.slice(0, max).map(({ id }) => id);
  const ids = [...new Set([...named, ...newest])];
  const documents = ids.length > 0 ? await list.listFound(reach, ids) : [];
  return {
    ...nothing,
    search,
    total: found.length,
    exact: documents.filter(({ id }) => named.includes(id)),
    documents: documents.filter(({ id }) => newest.includes(id)),
  };
}

async function findNearly({ list }: DocumentsDeps, reach: Reach, number: string, max: number): Promise<FoundDocuments> {
  const patterns = slipPatterns(number.toLowerCase());
  const ids = patterns.length > 0 ? await list.findLike(reach, patterns, max) : [];
  if (ids.length === 0) return nothing;
  const documents = await list.listFound(reach, ids);
  const search = documents[0]?.number ?? number;
  return { ...nothing, documents, total: documents.length, search, corrected: search };
}
