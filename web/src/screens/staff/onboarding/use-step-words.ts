import { customs, isLanguage } from '@dray/contract/languages.ts';
import type { ShownOnboarding } from '#capabilities/onboarding/index.ts';
import { formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { TypedColumn } from './column-label.ts';
import { shipToName } from './ship-to-name.ts';

/** What a column holds, in the reader's words; what no text knows is shown as it is. */
export function useStepWords(onboarding: ShownOnboarding) {
  const { t } = useTranslation('onboarding');
  const language = useLanguage();
  const code = (area: 'transports' | 'types' | 'methods', text: string) =>
    t(`${area}.${text as 'VAN'}` as 'transports.VAN', { defaultValue: text });
  const listOf = (name: string) => {
    const list = onboarding.priceLists.find((each) => each.code === name);
    return list ? `${list.name} · ${list.code}` : name;
  };
  const inWords: Readonly<Partial<Record<TypedColumn, (text: string) => string>>> = {
    transport: (text) => code('transports', text),
    customer_type: (text) => code('types', text),
    handstacked: (text) => t(text === '1' ? 'yes' : 'no'),
    language: (text) => (isLanguage(text) ? customs[text].endonym : text),
    price_list: listOf,
    ship_to: (text) => shipToName(onboarding, text),
    methods: (text) =>
      text
        .split(' ')
        .map((each) => code('methods', each))
        .join(', '),
    closed_weekdays: (text) =>
      text
        .split(' ')
        .filter(Boolean)
        .map((day) => formatWeekday(language, Number(day), 'short'))
        .join(', '),
  };
  return { value: (column: TypedColumn, text: string): string => inWords[column]?.(text) ?? text };
}
