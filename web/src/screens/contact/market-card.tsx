import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { OpenBadge, useCountryName } from '#capabilities/portal-config/index.ts';
import { AddressRow, EmailRow, HoursRow, PhoneRows } from './contact-rows.tsx';
import classes from './market-card.module.css';

type Props = { contact: MarketContact; heading: 'h2' | 'h3' };

export function MarketCard({ contact, heading: Heading }: Props) {
  const countryName = useCountryName();
  return (
    <article className={`${classes.card} flex column shrinkable card`}>
      <header className={`${classes.head} row wrap between gap-4-12`}>
        <Heading className={classes.country}>{countryName(contact.country)}</Heading>
        <OpenBadge contact={contact} />
        <p className={classes.company}>{contact.company}</p>
      </header>
      <dl className={classes.rows}>
        <PhoneRows contact={contact} />
        <EmailRow contact={contact} />
        <AddressRow contact={contact} />
        <HoursRow contact={contact} />
      </dl>
    </article>
  );
}
