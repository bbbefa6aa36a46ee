import { customs } from '@dray/contract/languages.ts';
import { useLanguageChoice, useOfferedLanguages } from '#capabilities/session/index.ts';
import { chooseScheme, type SchemeChoice, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceRow } from '#ui/overlay/choice-row.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './own-settings.module.css';

/** What is kept in this browser only: the language and the appearance. */
export function OwnSettings() {
  const { t } = useTranslation(['profile', 'common']);
  const speaking = useLanguageChoice();
  const offered = useOfferedLanguages();
  const chosen = useChosenScheme();
  const schemes: { value: SchemeChoice; label: string }[] = [
    { value: 'auto', label: t('common:header.appearanceAuto') },
    { value: 'light', label: t('common:header.appearanceLight') },
    { value: 'dark', label: t('common:header.appearanceDark') },
  ];

  return (
    <Card heading={t('profile:settings')}>
      <div className={classes.choices}>
        <ChoiceRow
          label={t('profile:language')}
          value={speaking.shown}
          choices={offered.map((each) => ({ value: each, label: customs[each].endonym, lang: each }))}
          onChoose={speaking.choose}
        />
        <ChoiceRow
          label={t('profile:appearance')}
          value={chosen}
          choices={schemes}
          onChoose={(scheme) => chooseScheme(scheme)}
        />
      </div>
    </Card>
  );
}
