import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './orders-head.module.css';

const tabs = [
  { name: 'history', to: '/orders/history' },
  { name: 'saved', to: '/orders/saved' },
] as const;

type Props = {
  tab: (typeof tabs)[number]['name'];
  /** How many wait; nothing while it is not known. */
  savedCount?: number | undefined;
  /** What can be done with the list as a whole. */
  action?: ReactNode;
};

/** Above every list of orders: those that were placed, and those that wait. */
export function OrdersHead({ tab: open, savedCount, action }: Props) {
  const { t } = useTranslation('orders');
  return (
    <header className={classes.head} data-print="no">
      <div className={classes.title}>
        <h1>{t('heading')}</h1>
        {action}
      </div>
      <nav aria-label={t('tabs.label')}>
        <ul className={classes.tabs}>
          {tabs.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className={classes.tab} aria-current={name === open ? 'page' : undefined}>
                {t(`tabs.${name}`)}
                {name === 'saved' && savedCount ? <span className={classes.count}>{savedCount}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
