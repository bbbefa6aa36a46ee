import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';

/** A number as texts want it: by its form, and as it is written. */
export function useCounted() {
  const language = useLanguage();
  return (count: number) => ({ count, n: formatNumber(language, count) });
}
