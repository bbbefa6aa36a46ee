import { customs } from '@dray/contract/languages.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useLanguageChoice, useOfferedLanguages } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function LanguageMenu() {
  const { t } = useTranslation('common');
  const offered = useOfferedLanguages();
  const { shown, isChanging, choose } = useLanguageChoice();

  return (
    <ChoiceMenu
      label={t('header.language')}
      trigger={
        <>
          <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
          <span aria-busy={isChanging}>{shown.toUpperCase()}</span>
          <VisuallyHidden>{customs[shown].endonym}</VisuallyHidden>
        </>
      }
      value={shown}
      choices={offered.map((each) => ({ value: each, label: customs[each].endonym, lang: each }))}
      onChoose={choose}
    />
  );
}
