import type { Language } from '@dray/contract/languages.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** 820 B, 1.5 MB. A unit is a thousand of the one before, as the lists of files on every system count today. */
export function formatBytes(language: Language, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return formatQuantity(language, bytes / 1000 ** power, units[power] ?? 'B');
}
