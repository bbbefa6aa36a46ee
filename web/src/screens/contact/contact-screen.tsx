import { IconAddressBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NewsTeasers } from '#capabilities/content/index.ts';
import { portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { AskedAbout } from './asked-about.tsx';
import { ContactBanner } from './contact-banner.tsx';
import classes from './contact-screen.module.css';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { Markets } from './markets.tsx';

/** Whom to call, by market, for everybody who has the address (N7). */
export function ContactScreen() {
  const contacts = useQuery(portalConfigQueries.contacts());

  return (
    <div className={`${classes.page} grid gap-24`}>
      <ContactBanner />
      <AskedAbout />
      {contacts.isPending && <ContactSkeleton />}
      {contacts.isError && <ContactsFailed error={contacts.error} onRetry={() => void contacts.refetch()} />}
      {contacts.data?.length === 0 && <NoContacts />}
      {contacts.data && contacts.data.length > 0 && <Markets contacts={contacts.data} />}
      <NewsTeasers count={3} />
    </div>
  );
}

function ContactsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['contact', 'errors']);
  const words = useFailureWords(error);
  return <BlockError heading={t('contact:failed')} retry={t('errors:retry')} onRetry={onRetry} {...words} />;
}

function NoContacts() {
  const { t } = useTranslation('contact');
  return (
    <section className={`${classes.empty} grid gap-8 muted text-center`}>
      <IconAddressBook size={40} stroke={1.5} aria-hidden="true" />
      <h2>{t('empty.heading')}</h2>
      <p>{t('empty.text')}</p>
    </section>
  );
}
