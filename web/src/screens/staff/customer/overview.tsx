import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { Chain } from './chain.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { Hidden } from './hidden.tsx';
import { OrderList } from './order-list.tsx';
import { RequestsCard } from './requests-card.tsx';

/** What one wants to know first: the chain, the last orders, and beside them money, contracts and requests. */
export function Overview({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const { credit, contracts, requests, orders } = customer;
  return (
    <AsideColumns
      aside={
        <>
          {credit && <CreditCard credit={credit} />}
          {contracts && <ContractsCard contracts={contracts} />}
          {requests && <RequestsCard requests={requests} />}
          <Hidden customer={customer} />
        </>
      }
    >
      <Stack>
        <Chain customer={customer} />
        {orders && (
          <section>
            <h2 className="text-17 mb-8">{t('page.lastOrders')}</h2>
            <OrderList companyId={customer.company.id} orders={orders} isUnderHeading />
          </section>
        )}
      </Stack>
    </AsideColumns>
  );
}
