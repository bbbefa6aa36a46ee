import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { inventedContact, ownMarketFirst, PhoneLink, portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import classes from './access-contact.module.css';

/** No call names the delegated owners yet, so the people who know them are named: customer service of the own market. */
export function AccessContact() {
  const { t } = useTranslation(['access', 'errors']);
  const { user } = useSession();
  const language = useLanguage();
  const contacts = useQuery(portalConfigQueries.contacts());
  const words = useFailureWords(contacts.error);
  if (contacts.isError) {
    return (
      <BlockError
        heading={t('access:forbidden.failed')}
        retry={t('errors:retry')}
        onRetry={() => void contacts.refetch()}
        {...words}
      />
    );
  }

  const [nearest] = ownMarketFirst(contacts.data ?? [], language);
  const own = contacts.data?.find(({ country }) => country === user?.country) ?? nearest;
  if (own) return <ContactCard contact={own} />;
  return contacts.isPending ? (
    <Waiting>
      <ContactCard contact={inventedContact} />
    </Waiting>
  ) : null;
}

function ContactCard({ contact }: { contact: MarketContact }) {
  const { t } = useTranslation(['access', 'contact']);
  return (
    <section className={`${classes.card} card`} aria-labelledby="access-contact-heading">
      <h2 id="access-contact-heading" className="text-17">
        {t('access:forbidden.service')}
      </h2>
      <p className="mt-4 muted pretty">{t('access:forbidden.askOwner')}</p>
      <dl className="grid gap-4 mt-12">
        {contact.phones
          .filter(({ label }) => label === 'service')
          .map(({ number }) => (
            <div key={number} className={`${classes.row} row wrap between gap-0-16 touch`}>
              <dt>
                <IconPhone size={20} stroke={1.75} aria-hidden="true" />
                {t('contact:phone.service')}
              </dt>
              <dd>
                <PhoneLink number={number} />
              </dd>
            </div>
          ))}
        <div className={`${classes.row} row wrap between gap-0-16 touch`}>
          <dt>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            {t('contact:email')}
          </dt>
          <dd>
            <a href={`mailto:${contact.email}`}>
              <MailText address={contact.email} />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
