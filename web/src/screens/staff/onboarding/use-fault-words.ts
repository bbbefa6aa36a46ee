import type { StepFault } from '#capabilities/onboarding/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { columnLabel } from './column-label.ts';

/** What is wrong, as a sentence at its field, and with the field's name where it stands elsewhere. */
export function useFaultWords() {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const sentence = (text: string) => `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;
  return {
    sentence,
    named: ({ column, message }: StepFault): string => {
      const label = columnLabel(column);
      return label ? `${t(label)}: ${message}` : sentence(message);
    },
  };
}
