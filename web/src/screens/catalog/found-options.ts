import { toHeaderValue } from '@dray/contract/request-headers.ts';
import type { Option } from './facets.ts';

/** Up to this many values a facet shows as they are; above it can be searched. */
export const fewOptions = 8;

const folded = (text: string): string => toHeaderValue(text).toLowerCase();

/** Values whose name has every word of the query in it, whatever its case and accents. */
export function foundOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) => words.every((word) => folded(label).includes(word)));
}
