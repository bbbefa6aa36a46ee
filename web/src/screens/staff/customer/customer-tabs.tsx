import { Link } from '@tanstack/react-router';
import { type CustomerDetail, type CustomerView, customerViews } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { shipTosOf } from './why/ship-tos-of.ts';

type Props = { companyId: string; customer: CustomerDetail | undefined; current: CustomerView };

/** The parts of a customer, each with an address; what the reader may not see is not offered. */
export function CustomerTabs({ companyId, customer, current }: Props) {
  const { t } = useTranslation('customers');
  const counts: Partial<Record<CustomerView, number>> = customer
    ? {
        'ship-tos': shipTosOf(customer).length,
        people: customer.people.length,
        ...(customer.orders && !customer.orders.totalIsAtLeast ? { orders: customer.orders.total } : {}),
      }
    : {};
  const isOffered = (view: CustomerView) =>
    !customer || view === current || (view !== 'orders' && view !== 'history') || customer[view] !== undefined;
  return (
    <LinkTabs
      label={t('page.tabs')}
      current={current}
      tabs={customerViews.filter(isOffered).map((view) => ({
        key: view,
        label: t(`page.views.${view}`),
        count: counts[view],
        link: (look) => (
          <Link
            to="/staff/customers/$companyId"
            params={{ companyId }}
            search={view === 'overview' ? {} : { view }}
            resetScroll={false}
            // The overview has no view in its address, which every other address holds as well.
            activeOptions={{ exact: true, includeSearch: true }}
            {...look}
          />
        ),
      }))}
    />
  );
}
