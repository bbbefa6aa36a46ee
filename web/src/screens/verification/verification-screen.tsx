import { type ConsentKind, consentKinds } from '@dray/contract/identity/consents.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { accountQueries, DeadLink, LegalDocument, type LinkKeys } from '#capabilities/account/index.ts';
import { readVerificationKeys } from '#capabilities/session/index.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Loader } from '#ui/loader.tsx';
import { CardPage } from '#ui/page/card-page.tsx';
import { VerificationPage } from './verification-page.tsx';

/** Where an invitation leads (U2); and where the texts are that it asks to accept. */
export function VerificationScreen() {
  const { document } = useSearch({ from: '/verification' });
  const keys = readVerificationKeys();
  if (isConsentKind(document)) return <LegalDocument kind={document} />;
  return keys ? <Invitation keys={keys} /> : <Dead error={undefined} />;
}

function Invitation({ keys }: { keys: LinkKeys }) {
  const { data, error } = useQuery(accountQueries.link(keys));
  // Found out only when it was to be used: it ran out, or another window was faster.
  const [late, setLate] = useState<unknown>();
  if (error ?? late) return <Dead error={error ?? late} />;
  if (!data)
    return (
      <CardPage name={brand.product}>
        <Loader size={32} />
      </CardPage>
    );
  if (data.kind !== 'invitation') return <Dead error={undefined} />;
  return <VerificationPage keys={keys} invitation={data} onDead={setLate} />;
}

function Dead({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  return (
    <CardPage name={brand.product}>
      <DeadLink error={error} hint={t('verification.askAnew')} />
    </CardPage>
  );
}

const isConsentKind = (value: unknown): value is ConsentKind => consentKinds.some((kind) => kind === value);
