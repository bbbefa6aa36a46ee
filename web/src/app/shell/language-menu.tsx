import type { Language } from '@dray/contract/languages.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useOfferedLanguages } from '#capabilities/session/use-offered-languages.ts';
import { endonyms } from '#platform/language.ts';
import { logFault } from '#platform/log.ts';
import { chooseLanguage, useLanguage, useTranslation } from '#platform/texts.ts';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { showMessage } from '#ui/dialogs/dialog-desk.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function LanguageMenu() {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const offered = useOfferedLanguages();
  // Shown as chosen while its texts are on their way.
  const [wanted, setWanted] = useState<Language>();
  const shown = wanted ?? language;
  const failed = (cause: unknown) => {
    logFault('language', cause);
    void showMessage({ tone: 'error', title: t('common:header.languageFailed'), text: t('errors:noConnection') });
  };

  const choose = async (chosen: Language) => {
    setWanted(chosen);
    await chooseLanguage(chosen).catch(failed);
    setWanted(undefined);
  };

  return (
    <ChoiceMenu
      label={t('common:header.language')}
      face={
        <>
          <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
          <span aria-busy={wanted !== undefined}>{shown.toUpperCase()}</span>
          <VisuallyHidden>{endonyms[shown]}</VisuallyHidden>
        </>
      }
      value={shown}
      choices={offered.map((each) => ({ value: each, label: endonyms[each], lang: each }))}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
