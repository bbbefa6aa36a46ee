import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

type Props = {
  tab: 'history' | 'saved';
  /** How many wait; nothing while it is not known. */
  savedCount?: number | undefined;
  /** What can be done with the list as a whole. */
  action?: ReactNode;
};

/** Above every list of orders: those that were placed, and those that wait. */
export function OrdersHead({ tab, savedCount, action }: Props) {
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
    <PageHead title={t('heading')} actions={action}>
      <LinkTabs label={t('tabs.label')} current={tab} tabs={tabs} />
    </PageHead>
  );
}
