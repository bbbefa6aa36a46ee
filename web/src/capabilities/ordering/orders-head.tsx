import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import classes from './orders-head.module.css';

type Props = {
  tab: 'history' | 'saved';
  /** How many wait; nothing while it is not known. */
  savedCount?: number | undefined;
  /** What can be done with the list as a whole, and how it is searched. */
  children?: ReactNode;
};

/** Above every list of orders, in one row: those that were placed, and those that wait. */
export function OrdersHead({ tab, savedCount, children }: Props) {
  const { t } = useTranslation('orders');
  const tabs = [
    { key: 'history', label: t('tabs.history'), link: (look: object) => <Link to="/orders/history" {...look} /> },
    {
      key: 'saved',
      label: t('tabs.saved'),
      count: savedCount,
      link: (look: object) => <Link to="/orders/saved" {...look} />,
    },
  ];
  return (
    <header className={classes.head} data-print="no">
      <h1>{t('heading')}</h1>
      <LinkTabs label={t('tabs.label')} current={tab} tabs={tabs} isInline />
      {children && <div className={classes.tools}>{children}</div>}
    </header>
  );
}
