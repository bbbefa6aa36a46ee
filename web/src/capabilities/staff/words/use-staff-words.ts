import { customs } from '@dray/contract/languages.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { inMarketOrder, isEverywhere } from './held-rights.ts';
import { useMarketName } from './use-market-name.ts';

/** Roles, rights and markets as people say them. */
export function useStaffWords() {
  const { t } = useTranslation('staff');
  const nameOfMarket = useMarketName();
  const listed = new Intl.ListFormat(customs[useLanguage()].locale, { type: 'conjunction' });
  return {
    /** A role that somebody else has added is called as they stored it. */
    role: (id: string, name = id) => t(`roles.${id as 'support'}`, { defaultValue: name }),
    /** What is no person: a command, an upgrade. */
    system: (name: string) => t(`systems.${name as 'operator'}`, { defaultValue: name }),
    right: (right: StaffRight) => t(`rights.${right}`),
    markets: (markets: readonly string[]) =>
      isEverywhere(markets) ? t('allMarkets') : listed.format(inMarketOrder(markets).map(nameOfMarket)),
    list: (words: readonly string[]) => listed.format(words),
  };
}
