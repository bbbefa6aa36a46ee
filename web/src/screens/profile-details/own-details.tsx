import { isCountry } from '@dray/contract/markets.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './own-details.module.css';

export function OwnDetails({ user }: { user: AuthUser }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Card heading={t('profile:details')}>
      <dl className={classes.list}>
        <Detail label={t('profile:name')}>{`${user.firstName} ${user.lastName}`.trim()}</Detail>
        <Detail label={t('profile:email')}>{user.email}</Detail>
        <Detail label={t('profile:phone')}>{user.phone?.replace(/\s/g, '\u00a0')}</Detail>
        <Detail label={t('profile:country')}>
          {isCountry(user.country) ? t(`common:countries.${user.country}`) : user.country}
        </Detail>
        <Detail label={t('profile:company')}>{user.companyName ?? user.companyId}</Detail>
        <Detail label={t('profile:customerType')}>
          {/* A type the texts do not know is shown as it came (T30). */}
          {user.customerType &&
            t(`profile:customerTypes.${user.customerType as 'POS'}`, { defaultValue: user.customerType })}
        </Detail>
      </dl>
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        <span>
          {t('profile:changedBy')}. <Link to="/contact">{t('profile:contact')}</Link>
        </span>
      </p>
    </Card>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <div className={classes.row}>
      <dt className={classes.label}>{label}</dt>
      <dd className={children ? classes.value : classes.missing}>{children || t('notGiven')}</dd>
    </div>
  );
}
