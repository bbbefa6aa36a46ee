import { textOfHtml } from '#platform/text/safe-html.ts';
import { isOneSlipAway, isPlainWord, spelledLike, wordsOf } from '#platform/text/search-words.ts';
import { searchWordsOf } from './items/list-entries.ts';
import { findMaterialHeads } from './materials/list-materials.ts';
import type { Audience } from './rules/audience.ts';
import {
  type ContentEntry,
  type ContentKind,
  type EntryHead,
  inGivenOrder,
  newestFirst,
} from './rules/content-entry.model.ts';
import type { ContentSource } from './store/content-item.store.ts';

export type FoundKind = Extract<ContentKind, 'news' | 'training' | 'material' | 'faq' | 'knowledge'>;
export type FoundContent = {
  entries: readonly (ContentEntry & { excerpt: string })[];
  total: number;
  /** What the list is asked for to show the same. */
  search: string;
  corrected: string | undefined;
};

/** Shorter words are one slip away from too many others. */
const minForgivenLength = 4;

/** What has every word, with those first that have them in their title; of titles one slip of the hand is forgiven. */
export async function findContent(
  source: ContentSource,
  audience: Audience,
  { kind, text, max }: { kind: FoundKind; text: string; max: number },
): Promise<FoundContent> {
  const found = await findHeads(source, audience, kind, text);
  if (found.length > 0) return { ...(await best(source, audience, { kind, found, text, max })), corrected: undefined };
  const all = await findHeads(source, audience, kind, '');
  const corrected = correctedBy(
    all.map(({ title }) => title),
    text,
  );
  if (corrected === undefined) return { entries: [], total: 0, search: text, corrected };
  const meant = await findHeads(source, audience, kind, corrected);
  return { ...(await best(source, audience, { kind, found: meant, text: corrected, max })), corrected };
}

const findHeads = (source: ContentSource, audience: Audience, kind: FoundKind, text: string): Promise<EntryHead[]> =>
  kind === 'material'
    ? findMaterialHeads(source, audience, searchWordsOf(text))
    : source.findHeads(audience, kind, searchWordsOf(text));

type Asked = { kind: FoundKind; found: readonly EntryHead[]; text: string; max: number };

async function best(source: ContentSource, audience: Audience, { kind, found, text, max }: Asked) {
  const sorted = kind === 'news' || kind === 'material' ? newestFirst(found) : inGivenOrder(found);
  const words = wordsOf(text);
  const isNamed = ({ title }: EntryHead) => {
    const titleWords = wordsOf(title);
    return words.every((word) => titleWords.some((one) => one.startsWith(word)));
  };
  const byTitle = [...sorted.filter(isNamed), ...sorted.filter((head) => !isNamed(head))];
  const ids = byTitle.slice(0, max).map(({ id }) => id);
  const entries = ids.length > 0 ? await source.findEntries(audience, ids) : [];
  return {
    entries: entries.map((entry) => ({ ...entry, excerpt: excerptOf(entry) })),
    total: found.length,
    search: text,
  };
}

const maxExcerptLength = 160;

function excerptOf({ body: { summary, html } }: ContentEntry): string {
  const text = summary || textOfHtml(html);
  return text.length > maxExcerptLength ? `${text.slice(0, maxExcerptLength).replace(/\s+\S*$/, '')}…` : text;
}

/** The text with each word that begins no word of a title put right by one that is a slip away; nothing where none is. */
export function correctedBy(titles: readonly string[], text: string): string | undefined {
  const known = [...new Set(titles.flatMap(wordsOf))];
  const words = wordsOf(text);
  const meant = words.map((word) => {
    const isKnown = known.some((other) => other.startsWith(word));
    if (isKnown || word.length < minForgivenLength || !isPlainWord(word)) return word;
    return known.find((other) => isOneSlipAway(word, other)) ?? beginningLike(known, word) ?? word;
  });
  return meant.every((word, nth) => word === words[nth]) ? undefined : spelledLike(meant, titles);
}

/** Who has not written the whole word yet has mistyped its beginning. */
const beginningLike = (known: readonly string[], word: string): string | undefined =>
  known.find((other) => other.length > word.length && isOneSlipAway(word, other.slice(0, word.length)));
