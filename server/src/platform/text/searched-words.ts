import { type RawBuilder, sql } from 'kysely';

/** Words of which something must hold all, without case and accents; `search_text` is the database's own way to compare. */
export type SearchedWords = {
  words: readonly string[];
  likeAll: (text: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** Shorter ones have no part of three signs by which an index could find them. */
export const minIndexedLength = 3;
const maxWords = 6;

/** Undefined where no word is long enough to be looked for by its parts. */
export function searchedWords(text: string): SearchedWords | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (!words.some(({ length }) => length >= minIndexedLength)) return undefined;
  return {
    words,
    likeAll: (searched) =>
      sql.join(
        words.map((word) => sql`${searched} like '%' || search_text(${escaped(word)}) || '%'`),
        sql` and `,
      ),
  };
}

/** That the parts of something hold those of all words, for an index over `number_parts`; a shorter word has none. */
export const partsOf = ({ words }: SearchedWords, parts: RawBuilder<unknown>, place: string): RawBuilder<unknown> =>
  sql`${parts} @> number_parts(array[${place}]::text[], search_text(${words.join('\n')}))`;

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
