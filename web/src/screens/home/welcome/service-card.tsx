import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { IconChevronRight, IconHeadset, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  callAddress,
  inventedContact,
  OpenBadge,
  ownMarketFirst,
  portalConfigQueries,
  requestsText,
  serviceText,
} from '#capabilities/portal-config/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { Block } from '../rows/block.tsx';
import classes from './service-card.module.css';

/** The people of the customer's own market; of a reader who belongs to none, those of their language. */
export function ServiceCard({ country }: { country: string | undefined }) {
  const { t } = useTranslation('home');
  const contacts = useQuery(portalConfigQueries.contacts());
  const language = useLanguage();
  const own =
    contacts.data?.find((contact) => contact.country === country) ?? ownMarketFirst(contacts.data ?? [], language)[0];
  return (
    <Block icon={IconHeadset} heading={t('contact.heading')} aside={own && <OpenBadge contact={own} />}>
      {contacts.isPending && (
        <Waiting>
          <Ways contact={inventedContact} />
        </Waiting>
      )}
      {contacts.isError && <ContactsFailed error={contacts.error} onRetry={() => void contacts.refetch()} />}
      {own && <Ways contact={own} />}
      <Link to="/contact" className={classes.all}>
        {t('contact.all')}
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
    </Block>
  );
}

function Ways({ contact }: { contact: MarketContact }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  return (
    <div className={classes.ways}>
      <ul className={`${classes.calls} grid gap-8`}>
        {contact.phones.map(({ label, number }) => (
          <li key={number}>
            <a className={`${classes.call} row gap-12 plain`} href={callAddress(number)}>
              <IconPhone size={20} stroke={1.75} aria-hidden="true" />
              <span>
                <span className="block text-13 medium muted">{t(`phone.${label}`)}</span>
                <span className={`${classes.number} block text-17 tabular nowrap`}>
                  {number.replace(/\s/g, '\u00a0')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.email}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        <a href={`mailto:${contact.email}`}>
          <MailText address={contact.email} />
        </a>
      </p>
      <p className="text-14 muted">
        {requestsText(t, language, contact)} · {serviceText(t, language, contact)}
      </p>
    </div>
  );
}

function ContactsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['home', 'errors']);
  const words = useFailureWords(error);
  return <BlockError heading={t('home:contact.failed')} retry={t('errors:retry')} onRetry={onRetry} {...words} />;
}
