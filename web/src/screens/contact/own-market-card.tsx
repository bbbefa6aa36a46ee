import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { IconPhone } from '@tabler/icons-react';
import { callAddress, OpenBadge, timeZoneOf, useCountryName } from '#capabilities/portal-config/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { AddressRow, EmailRow, HoursRow } from './contact-rows.tsx';
import classes from './own-market-card.module.css';

/** The market most readers came for: its phones are the page's buttons. */
export function OwnMarketCard({ contact }: { contact: MarketContact }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const countryName = useCountryName();
  const time = formatTime(language, useServerNow(20_000), timeZoneOf(contact.country));

  return (
    <article className={`${classes.card} grid card`}>
      <header className={classes.head}>
        <p className="text-14 semibold primary">{t('customerService')}</p>
        <h2 className={classes.country}>{countryName(contact.country)}</h2>
        <p className="muted">{contact.company}</p>
        <p className={classes.state}>
          <OpenBadge contact={contact} />
          <span className="tabular">{t('localTime', { time })}</span>
        </p>
        <dl className={`${classes.hours} mt-20`}>
          <HoursRow contact={contact} />
        </dl>
      </header>
      <div className={classes.reach}>
        <div className={`${classes.calls} grid two-columns gap-16`}>
          {contact.phones.map(({ label, number }) => (
            <a key={number} className={`${classes.call} row gap-16 plain`} href={callAddress(number)}>
              <IconPhone size={24} stroke={1.75} aria-hidden="true" />
              <span>
                <span className="block text-14 medium">{t(`contact:phone.${label}`)}</span>
                <span className={`${classes.number} block text-20 tabular nowrap`}>
                  {number.replace(/\s/g, '\u00a0')}
                </span>
              </span>
            </a>
          ))}
        </div>
        <dl className={`${classes.rows} grid two-columns gap-16`}>
          <EmailRow contact={contact} />
          <AddressRow contact={contact} />
        </dl>
      </div>
    </article>
  );
}
