import { toHeaderValue } from '@dray/contract/request-headers.ts';

/** Without case and accents: "Čáslav" is "caslav". */
export const folded = (text: string): string => toHeaderValue(text).toLowerCase();

/** Every word of the query is somewhere in the text, whatever its case and accents. */
export function hasWords(text: string, query: string): boolean {
  const within = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
