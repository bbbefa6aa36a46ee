import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addressFrom, ElsewherePage } from '#capabilities/account/index.ts';
import { brand } from '#platform/brand.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { CardPage } from '#ui/page/card-page.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { LinkSent } from './link-sent.tsx';

/** Asks for the address; the answer is the same no matter who asks (U4). */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const sending = useMutation({
    mutationFn: (email: string) => callRest('POST /identity/users/ForgotPassword', { body: { email } }),
    onSuccess: (_answer, email) => setSentTo(email),
  });
  const elsewhere = sending.error instanceof CallRefused ? addressFrom(sending.error.body) : undefined;

  return (
    <CardPage name={brand.product}>
      {elsewhere ? (
        <ElsewherePage address={elsewhere} />
      ) : sentTo === undefined ? (
        <AskForLink error={sending.error} isSending={sending.isPending} onAsk={sending.mutate} />
      ) : (
        <LinkSent
          email={sentTo}
          error={sending.error}
          isSending={sending.isPending}
          sentAt={sending.submittedAt}
          onResend={() => sending.mutate(sentTo)}
        />
      )}
    </CardPage>
  );
}
