import { isCountry } from '@dray/contract/markets.ts';
import { isPhoneOf, phoneExample } from '@dray/contract/users/phone.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AskLater } from '#capabilities/help/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { MailText } from '#ui/mail-text.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './own-details.module.css';

export function OwnDetails({ user }: { user: AuthUser }) {
  const { t } = useTranslation(['profile', 'common']);
  const countryName = useCountryName();
  const example = expectedPhone(user);
  return (
    <Card heading={t('profile:details')}>
      <dl className="grid">
        <Detail label={t('profile:name')}>{`${user.firstName} ${user.lastName}`.trim()}</Detail>
        <Detail label={t('profile:email')}>
          <MailText address={user.email} />
        </Detail>
        <Detail label={t('profile:phone')} hint={example && t('profile:phoneExpected', { example })}>
          {user.phone?.replace(/\s/g, '\u00a0')}
        </Detail>
        <Detail label={t('profile:country')}>{user.country && countryName(user.country)}</Detail>
        <Detail label={t('profile:company')}>{user.companyName ?? user.companyId}</Detail>
        <Detail label={t('profile:customerType')}>
          {/* A type the texts do not know is shown as it came (T30). */}
          {user.customerType &&
            t(`profile:customerTypes.${user.customerType as 'POS'}`, { defaultValue: user.customerType })}
        </Detail>
      </dl>
      <p className={`${classes.note} flex gap-10 mt-16 text-15`}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('profile:changedBy')}.</span>
      </p>
      <AskLater reference={{ kind: 'person', id: user.UID }} />
    </Card>
  );
}

/** How the number should look, where it does not (U5): drivers call it. */
function expectedPhone({ country, phone }: AuthUser): string | undefined {
  if (!isCountry(country) || (phone && isPhoneOf(country, phone))) return undefined;
  return phoneExample(country).replace(/\s/g, '\u00a0');
}

type DetailProps = { label: string; hint?: string | undefined; children: ReactNode };

function Detail({ label, hint, children }: DetailProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={classes.row}>
      <dt className={`${classes.label} muted`}>{label}</dt>
      <dd className={children ? 'medium anywhere' : 'muted'}>
        {children || t('notGiven')}
        {hint && <span className="block size-14 regular muted">{hint}</span>}
      </dd>
    </div>
  );
}
