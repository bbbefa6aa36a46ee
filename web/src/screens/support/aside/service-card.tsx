import { useQuery } from '@tanstack/react-query';
import {
  inventedContact,
  OpenBadge,
  ownMarketFirst,
  PhoneLink,
  portalConfigQueries,
} from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './service-card.module.css';

/** The people of the reader's own market, by telephone. */
export function ServiceCard() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const country = useSession().user?.country;
  const query = useQuery(portalConfigQueries.contacts());
  const ownOf = (contacts: NonNullable<typeof query.data>) =>
    contacts.find((contact) => contact.country === country) ?? ownMarketFirst(contacts, language)[0];
  const own = query.data && ownOf(query.data);
  return (
    <Card heading={t('customerService')} actions={own && <OpenBadge contact={own} />}>
      <BlockStates query={query} failed={t('failed')} waiting={<Phones phones={inventedContact.phones} />}>
        {(contacts) => <Phones phones={ownOf(contacts)?.phones ?? []} />}
      </BlockStates>
    </Card>
  );
}

function Phones({ phones }: { phones: (typeof inventedContact)['phones'] }) {
  const { t } = useTranslation('contact');
  return (
    <dl className={`${classes.phones} grid gap-8`}>
      {phones.map(({ label, number }) => (
        <div key={number}>
          <dt>{t(`phone.${label}`)}</dt>
          <dd>
            <PhoneLink number={number} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
