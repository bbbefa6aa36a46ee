import { customs, type Language } from '@dray/contract/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useLanguageChoice, useOfferedLanguages } from '#capabilities/session/index.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { chooseScheme, type SchemeChoice, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceRow } from '#ui/overlay/choice-row.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { Card } from '#ui/page/card.tsx';
import { OrderedForMe } from './ordered-for-me.tsx';

/** The language, which goes to the record, too: mails come in it. The appearance is this browser's alone. */
export function OwnSettings({ uid }: { uid: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const speaking = useLanguageChoice();
  const offered = useOfferedLanguages();
  const keep = useMutation({
    mutationFn: (language: Language) =>
      callRest('PUT /identity/users/SetLanguage/:UID', { params: { UID: uid }, body: { language } }),
    onError: (failure, language) =>
      showFailure({
        topic: 'language',
        text: t('profile:languageNotKept'),
        failure,
        retry: () => keep.mutate(language),
      }),
  });
  const chosen = useChosenScheme();
  const schemes: { value: SchemeChoice; label: string }[] = [
    { value: 'auto', label: t('common:header.appearanceAuto') },
    { value: 'light', label: t('common:header.appearanceLight') },
    { value: 'dark', label: t('common:header.appearanceDark') },
  ];

  return (
    <Card heading={t('profile:settings')}>
      <div className="grid gap-20">
        <ChoiceRow
          label={t('profile:language')}
          value={speaking.shown}
          choices={offered.map((each) => ({ value: each, label: customs[each].endonym, lang: each }))}
          onChoose={(language) => {
            speaking.choose(language);
            keep.mutate(language);
          }}
        />
        <ChoiceRow
          label={t('profile:appearance')}
          value={chosen}
          choices={schemes}
          onChoose={(scheme) => chooseScheme(scheme)}
        />
        <OrderedForMe />
      </div>
    </Card>
  );
}
