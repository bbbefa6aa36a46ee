import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { forgetCustomers, recentCustomers } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './recent-customers.module.css';

/** Whom this person opened last on this device, one press away. */
export function RecentCustomers() {
  const { t } = useTranslation('customers');
  const id = useId();
  const [customers, setCustomers] = useState(() => recentCustomers());
  if (customers.length === 0) return null;
  const forget = () => {
    forgetCustomers();
    setCustomers([]);
  };
  return (
    <section aria-labelledby={id} className="row wrap gap-8">
      <h2 id={id} className="text-14 semibold">
        {t('recent')}
      </h2>
      <ul className="flex wrap gap-8 no-bullets m-0 p-0">
        {customers.map(({ id: companyId, name }) => (
          <li key={companyId}>
            <Link
              to="/staff/customers/$companyId"
              params={{ companyId }}
              className={`${classes.customer} inline-row text-14 plain ink`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={forget}>
        {t('forget')}
      </Button>
    </section>
  );
}
