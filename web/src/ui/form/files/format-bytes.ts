import type { Language } from '@dray/contract/languages.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';

const units = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * 820 B, 2.34 MB, 17.5 kB, 132 kB: three figures tell any size from a limit close to it. A unit is a thousand of the one
 * before, as the lists of files on every system count today.
 */
export function formatBytes(language: Language, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const scale = value < 10 ? 100 : value < 100 ? 10 : 1;
  return formatQuantity(language, Math.round(value * scale) / scale, units[power] ?? 'B');
}
