import { customs } from '@dray/contract/languages.ts';
import { IconCheck } from '@tabler/icons-react';
import { useLanguageChoice, useOfferedLanguages } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './language-choice.module.css';

/** All of them in sight: from the bar above the thumb the language is changed by two presses. */
export function LanguageChoice() {
  const { t } = useTranslation('common');
  const offered = useOfferedLanguages();
  const { shown, choose } = useLanguageChoice();
  return (
    <fieldset className={classes.choice}>
      <legend className="text-13 medium muted">{t('header.language')}</legend>
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          aria-pressed={language === shown}
          onClick={() => choose(language)}
        >
          {customs[language].endonym}
          {language === shown && <IconCheck size={18} stroke={2} aria-hidden="true" />}
        </button>
      ))}
    </fieldset>
  );
}
