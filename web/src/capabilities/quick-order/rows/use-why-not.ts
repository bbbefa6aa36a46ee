import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { RowResult, WrittenFault } from './pad-rows.ts';

/** Why a row did not go into the cart, in words; nothing where it did. */
export function useWhyNot(): (result: RowResult) => string {
  const { t } = useTranslation('quick-order');
  const language = useLanguage();
  const faultText = (fault: WrittenFault) =>
    t(`faults.${fault.code}`, {
      maximum: 'maximum' in fault ? formatNumber(language, fault.maximum) : '',
      size: 'size' in fault ? formatNumber(language, fault.size) : '',
    });
  return (result) => {
    if (result.kind === 'unknown') return t('unknown');
    if (result.kind === 'wrongAmount') return faultText(result.fault);
    return result.kind === 'refused' ? result.message : '';
  };
}
