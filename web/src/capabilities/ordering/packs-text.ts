import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** 12 kegs, 40 crates: by what the trade calls one pack of it. */
export function usePacksText(): (packFormat: string, packs: number) => string {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (packFormat, packs) => t(`amount.${packNoun(packFormat)}`, { count: packs, n: formatNumber(language, packs) });
}
