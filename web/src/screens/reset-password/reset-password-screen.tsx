import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries, DeadLink, ElsewherePage, type LinkKeys } from '#capabilities/account/index.ts';
import { readVerificationKeys } from '#capabilities/session/index.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loader } from '#ui/loader.tsx';
import { CardPage } from '#ui/page/card-page.tsx';
import { type PasswordSaved, ResetDone } from './reset-done.tsx';
import { ResetForm } from './reset-form.tsx';

/** A new password by a link that came by mail (U4). */
export function ResetPasswordScreen() {
  const keys = readVerificationKeys();
  return <CardPage name={brand.product}>{keys ? <Reset keys={keys} /> : <Dead error={undefined} />}</CardPage>;
}

function Reset({ keys }: { keys: LinkKeys }) {
  const { data, error } = useQuery(accountQueries.link(keys));
  const [saved, setSaved] = useState<PasswordSaved>();
  // Found out only when it was to be used: it ran out, or another window was faster.
  const [late, setLate] = useState<unknown>();
  if (saved) return <ResetDone saved={saved} />;
  if (error ?? late) return <Dead error={error ?? late} />;
  if (!data) return <Loader size={32} />;
  if (data.passwordsElsewhere) return <ElsewherePage address={data.passwordsElsewhere} />;
  if (data.kind !== 'reset') return <Dead error={undefined} />;
  return <ResetForm keys={keys} email={data.email} onSaved={setSaved} onDead={setLate} />;
}

function Dead({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  return (
    <DeadLink
      error={error}
      hint={t('reset.lifetime')}
      way={<ButtonLink to="/forgot-password">{t('reset.askAnew')}</ButtonLink>}
    />
  );
}
