import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { PhoneLink, requestsText, serviceText } from '#capabilities/portal-config/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './contact-rows.module.css';

type RowProps = {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true'; className?: string }>;
  label: string;
  children: ReactNode;
};

/** One line of a contact: what it is for, and the thing itself. */
const ContactRow = ({ icon: Icon, label, children }: RowProps) => (
  <div className={classes.row}>
    <dt className="text-13 medium muted">
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon ?? ''} />
      {label}
    </dt>
    <dd className={`${classes.value} mt-2 size-15 line-24 medium anywhere`}>{children}</dd>
  </div>
);

type Props = { contact: MarketContact };

export function PhoneRows({ contact }: Props) {
  const { t } = useTranslation('contact');
  return contact.phones.map(({ label, number }) => (
    <ContactRow key={number} icon={IconPhone} label={t(`phone.${label}`)}>
      <PhoneLink number={number} />
    </ContactRow>
  ));
}

export function EmailRow({ contact }: Props) {
  const { t } = useTranslation('contact');
  const [name, host] = contact.email.split('@');
  return (
    <ContactRow icon={IconMail} label={t('email')}>
      <a className={`${classes.email} plain`} href={`mailto:${contact.email}`}>
        {name}@<span className={classes.host}>{host}</span>
      </a>
    </ContactRow>
  );
}

export function AddressRow({ contact }: Props) {
  const { t } = useTranslation('contact');
  return (
    <ContactRow icon={IconMapPin} label={t('address')}>
      <address>
        {contact.street}
        <br />
        {contact.postalCode.replaceAll(' ', '\u00a0')} {contact.city}
      </address>
    </ContactRow>
  );
}

export function HoursRow({ contact }: Props) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  return (
    <ContactRow icon={IconClock} label={t('hours')}>
      <span className="block">{requestsText(t, language, contact)}</span>
      <span className="block">{serviceText(t, language, contact)}</span>
    </ContactRow>
  );
}
