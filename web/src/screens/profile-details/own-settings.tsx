import { customs, type Language } from '@dray/contract/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useLanguageChoice, useOfferedLanguages, useSession } from '#capabilities/session/index.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { chooseScheme, type SchemeChoice, useChosenScheme } from '#platform/colour-scheme.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { ChoiceRow } from '#ui/overlay/choice-row.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { Card } from '#ui/page/card.tsx';
import { Later } from '#ui/page/later.tsx';
import classes from './own-settings.module.css';

/** Below what one comes for, and asked of the server: after the page. */
const OrderedForMe = lazy(async () => {
  await whenIdle();
  const part = await loadChunk(() => import('./ordered-for-me.tsx'));
  return { default: part.OrderedForMe };
});

/** The language, which goes to the record, too: mails come in it. The appearance is this browser's alone. */
export function OwnSettings({ uid }: { uid: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { user } = useSession();
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
        {!user?.isStaff && (
          <Later fallback={<div className={classes.coming} />}>
            <OrderedForMe />
          </Later>
        )}
      </div>
    </Card>
  );
}
