import { customs } from '@dray/contract/languages.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** As the texts name it; a market that has joined since then as the language does. */
export function useCountryName(): (country: string) => string {
  const { t } = useTranslation('common');
  const { locale } = customs[useLanguage()];
  return (country) =>
    t(`countries.${country as 'CZ'}`, {
      defaultValue: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
    });
}
