import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import classes from './forgot-password.module.css';

type Props = { error: unknown; isSending: boolean; onAsk: (email: string) => void };

export function AskForLink({ error, isSending, onAsk }: Props) {
  const { t } = useTranslation('account');
  const { text } = useFailureWords(error);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(email.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAddress && !isSending) onAsk(email.trim());
  };

  return (
    <form className="grid gap-16" onSubmit={send} noValidate>
      <h1>{t('forgot.heading')}</h1>
      <p className="muted">{t('forgot.lead')}</p>
      <TextField
        label={t('forgot.email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={isTried && !isAddress ? t('forgot.noAddress') : error ? text : undefined}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('forgot.send')}
      </Button>
      <Link to="/login" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {t('forgot.back')}
      </Link>
    </form>
  );
}
