import { useTranslation } from '#platform/texts/texts.ts';

/** A market by its name; one that the texts do not know yet by its code. */
export function useMarketName(): (code: string) => string {
  const { t } = useTranslation('common');
  return (code) => t(`countries.${code as 'CZ'}`, { defaultValue: code });
}
