import type { ReadLink } from '@dray/contract/identity/passwords.rest.ts';
import { customs, languages } from '@dray/contract/languages.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';
import type { LinkKeys } from '#capabilities/account/index.ts';
import { useLanguageChoice } from '#capabilities/session/index.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { ChoiceRow } from '#ui/overlay/choice-row.tsx';
import { InvitationArt } from './invitation-art.tsx';
import { VerificationForm } from './verification-form.tsx';
import classes from './verification-page.module.css';

type Props = { keys: LinkKeys; invitation: ReadLink; onDead: (error: unknown) => void };

const choices = languages.map((language) => ({ value: language, label: customs[language].endonym, lang: language }));

/** Who invites whom to what, on one side; the two steps on the other. */
export function VerificationPage({ keys, invitation, onDead }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const speaking = useLanguageChoice();
  const timeZone = useReaderZone();
  const until = writtenMoment(language, new Date(invitation.expiresAt), timeZone);

  return (
    <div className={classes.page}>
      <InvitationArt invitation={invitation} />
      <main id="main" className={classes.side}>
        <div className={classes.box}>
          <p className="size-15 muted anywhere">
            {invitation.name} · <MailText address={invitation.email} />
          </p>
          <h1>{t('account:verification.heading')}</h1>
          <p className={classes.lead}>{t('account:verification.lead', { until })}</p>
          <VerificationForm keys={keys} invitation={invitation} onDead={onDead} />
          <div className="mt-24">
            <ChoiceRow
              label={t('common:header.language')}
              value={speaking.shown}
              choices={choices}
              onChoose={speaking.choose}
            />
          </div>
        </div>
      </main>
    </div>
  );
}
