import type { Language } from '@dray/contract/languages.ts';
import { formatQuantity } from '#platform/texts/format-number.ts';

/** 84 kB, 1.2 MB: what matters is whether to open it on a phone. */
export function fileSizeText(language: Language, bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return formatQuantity(language, Math.max(1, Math.round(kilobytes)), 'kB');
  return formatQuantity(language, Math.round(kilobytes / 100) / 10, 'MB');
}
