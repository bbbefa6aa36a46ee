import type { Language } from '@dray/contract/languages.ts';
import { useState } from 'react';
import { chooseLanguage, useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

type LanguageChoice = { shown: Language; isChanging: boolean; choose: (language: Language) => void };

/** The language as every choice of it shows it: the wanted one while its texts are on their way, then what is spoken. */
export function useLanguageChoice(): LanguageChoice {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [wanted, setWanted] = useState<Language>();
  const choose = (chosen: Language): void => {
    setWanted(chosen);
    chooseLanguage(chosen)
      .catch((failure: unknown) =>
        showFailure({ topic: 'language', text: t('header.languageFailed'), failure, retry: () => choose(chosen) }),
      )
      .finally(() => setWanted(undefined));
  };
  return { shown: wanted ?? language, isChanging: wanted !== undefined, choose };
}
