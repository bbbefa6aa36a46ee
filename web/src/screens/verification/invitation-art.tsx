import type { ReadLink } from '@dray/contract/identity/passwords.rest.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Wordmark } from '#ui/page/wordmark.tsx';
import classes from './invitation-art.module.css';

/** For where, by whom and as what; only what is written down. */
export function InvitationArt({ invitation: { invitedBy, companyName, places: shipTos } }: { invitation: ReadLink }) {
  const { t } = useTranslation(['account', 'profile']);
  const named = shipTos.flatMap(({ name, city }) => (name ? [city ? `${name}, ${city}` : name] : []));
  const [first, ...others] = new Set(named);
  const where = first && others.length === 0 ? first : companyName;
  // A role's name is a label; one the texts do not know is shown as it came (T27).
  const roles = [...new Set(shipTos.map(({ rolename }) => rolename))].map((role) =>
    t(`profile:roleNames.${role as 'Owner'}`, { defaultValue: role }),
  );
  return (
    <header className={classes.art}>
      <div className={classes.name}>
        <Wordmark name={brand.product} size={34} />
      </div>
      <div className={classes.words}>
        {where && <p className={classes.place}>{t('account:verification.place', { place: where })}</p>}
        {invitedBy && <p>{t('account:verification.invitedBy', { name: invitedBy })}</p>}
        {roles.length > 0 && <p>{t('account:verification.role', { role: roles.join(', ') })}</p>}
      </div>
      <span className={classes.packs} aria-hidden="true" />
    </header>
  );
}
