import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useNow } from '#platform/clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import classes from './forgot-password.module.css';

type Props = { email: string; error: unknown; isSending: boolean; sentAt: number; onResend: () => void };

/** Mail takes its time: asking again at once ends the link that is on its way. */
const waitMs = 45_000;

export function LinkSent({ email, error, isSending, sentAt, onResend }: Props) {
  const { t } = useTranslation('account');
  const { text } = useFailureWords(error);
  const leftSeconds = Math.ceil((sentAt + waitMs - useNow(1_000).getTime()) / 1_000);
  const mayResend = leftSeconds <= 0;

  return (
    <MessagePage
      icon={<IconMailCheck size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('sent.heading')}
      actions={
        <Button variant="default" loading={isSending} disabled={!mayResend} onClick={onResend}>
          {mayResend ? t('sent.again') : t('sent.againIn', { n: leftSeconds })}
        </Button>
      }
    >
      <p>{t('sent.text', { email })}</p>
      <p role="alert" className={`${classes.failed} danger`}>
        {error ? text : ''}
      </p>
      <p>
        {t('sent.missing')} <Link to="/contact">{t('link.contact')}</Link>
      </p>
    </MessagePage>
  );
}
