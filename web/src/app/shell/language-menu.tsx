import { IconLanguage } from '@tabler/icons-react';
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
  const failed = (cause: unknown) => {
    logFault('language', cause);
    void showMessage({ tone: 'error', title: t('common:header.languageFailed'), text: t('errors:noConnection') });
  };

  return (
    <ChoiceMenu
      label={t('common:header.language')}
      face={
        <>
          <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
          <span>{language.toUpperCase()}</span>
          <VisuallyHidden>{endonyms[language]}</VisuallyHidden>
        </>
      }
      value={language}
      choices={offered.map((each) => ({ value: each, label: endonyms[each], lang: each }))}
      onChoose={(chosen) => void chooseLanguage(chosen).catch(failed)}
    />
  );
}
