import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import { IconCheck } from '@tabler/icons-react';
import { endedWords } from '#capabilities/account/index.ts';
import { signInAddress } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

export type PasswordSaved = { email: string; ended: EndedAccess };

/** Says what was signed out by it. */
export function ResetDone({ saved: { email, ended } }: { saved: PasswordSaved }) {
  const { t } = useTranslation('account');
  const words = endedWords(t, useLanguage(), ended);
  return (
    <MessagePage
      icon={<IconCheck size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('done.heading')}
      actions={
        <Button component="a" size="lg" href={signInAddress('/', email)}>
          {t('done.signIn')}
        </Button>
      }
    >
      {words && <p>{t('done.ended', { what: words })}</p>}
      <p>{t('done.mail')}</p>
    </MessagePage>
  );
}
