import { readStored, removeStored, store } from '#platform/storage-keys.ts';

/** What was typed into the fields of one form, by their names. */
export type Draft = Readonly<Record<string, string>>;
type Kept = { of: string; drafts: [key: string, draft: Draft][] };

/** The oldest make room: a device is no archive. */
const maxDrafts = 20;

/** What somebody has begun to write stays on their device until it is sent, thrown away, or they sign out. */
export const readDraft = (key: string): Draft | undefined => read().find(([each]) => each === key)?.[1];

export function keepDraft(key: string, draft: Draft): void {
  const others = read().filter(([each]) => each !== key);
  // Its id alone is nothing that anybody has written.
  const isBlank = Object.entries(draft).every(([name, text]) => name === 'clientId' || text.trim() === '');
  write(isBlank ? others : [...others, [key, draft]]);
}

export const dropDraft = (key: string): void => write(read().filter(([each]) => each !== key));

/** Somebody else at the same device must not find them, even where nobody signed out in between. */
const owner = (): string => readStored('signedInAs') ?? '';

function read(): Kept['drafts'] {
  try {
    const kept = JSON.parse(readStored('requestDrafts') ?? '') as Kept;
    return kept.of === owner() && Array.isArray(kept.drafts) ? kept.drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isDraft = (entry: unknown): entry is Kept['drafts'][number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null;

function write(drafts: Kept['drafts']): void {
  if (drafts.length === 0) removeStored('requestDrafts');
  else store('requestDrafts', JSON.stringify({ of: owner(), drafts: drafts.slice(-maxDrafts) } satisfies Kept));
}
