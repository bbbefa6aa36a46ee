import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { isOwnMarket, ownMarketFirst } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MarketCard } from './market-card.tsx';
import classes from './markets.module.css';
import { OwnMarketCard } from './own-market-card.tsx';

/** The reader's own market large and first, the others below it; an unknown reader of English has none, and all are equal. */
export function Markets({ contacts }: { contacts: readonly MarketContact[] }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const home = useSession().user?.country;
  const ordered = ownMarketFirst(contacts, language, home);
  const own = ordered.find((contact) => isOwnMarket(contact, language, home));
  const others = ordered.filter((contact) => contact !== own);

  return (
    <>
      {own && <OwnMarketCard contact={own} />}
      {own && others.length > 0 && <h2 className="mt-8">{t('markets')}</h2>}
      <ul className={`${classes.cards} grid gap-16`} data-columns={own ? 3 : 2}>
        {others.map((contact) => (
          <li key={contact.country}>
            <MarketCard contact={contact} heading={own ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </>
  );
}
