import { customs } from '@dray/contract/languages.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './own-roles.module.css';
import { rolesByShipTo } from './roles-by-ship-to.ts';

export function OwnRoles({ user }: { user: AuthUser }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const listed = new Intl.ListFormat(customs[language].locale, { type: 'conjunction' });
  const entries = rolesByShipTo(user);
  // A role's name is a label; one the texts do not know is shown as it came (T27).
  const nameOf = (role: string) => t(`roleNames.${role as 'Owner'}`, { defaultValue: role });

  return (
    <Card heading={t('roles')} lead={entries.length > 0 ? t('rolesLead') : t('noRoles')}>
      <ul className="grid">
        {entries.map(({ key, shipTo, roleNames }) => (
          <li key={key} className={classes.place}>
            <p className="semibold anywhere">
              {shipTo ? `${shipTo.name}, ${shipTo.city}` : t('everywhere')}
              {shipTo && <span className="regular muted"> ({t('shipTo', { id: shipTo.id })})</span>}
            </p>
            <p className="text-15 muted">{listed.format(roleNames.map(nameOf))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
