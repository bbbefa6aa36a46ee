import { toHeaderValue } from '@dray/contract/request-headers.ts';
import type { Option } from './facets.ts';

/** Up to this many values a facet shows as they are; above it can be searched. */
export const fewOptions = 8;

const folded = (text: string): string => toHeaderValue(text).toLowerCase();

// To fold one or two away would save nothing.
const worthFolding = 3;

/** The first few and whatever is chosen; all of them where hardly any would be left out. */
export function firstOptions(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const first = options.filter(({ value }, index) => index < fewOptions || chosen.includes(value));
  return options.length - first.length < worthFolding ? options : first;
}

/** Values whose name has every word of the query in it, whatever its case and accents. */
export function foundOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}
