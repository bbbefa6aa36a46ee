import type { CustomerAddress, CustomerDetail } from '#capabilities/customers/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { Card } from '#ui/page/card.tsx';
import { Hidden } from './hidden.tsx';
import { OrderList } from './order-list.tsx';
import { Overview } from './overview.tsx';
import { PeopleList } from './people-list.tsx';
import { ShipToList } from './ship-to-list.tsx';
import { WhyPanel } from './why/why-panel.tsx';

type Props = { customer: CustomerDetail; address: CustomerAddress };

/** The part that the address names. */
export function CustomerViewOf({ customer, address }: Props) {
  switch (address.view) {
    case 'ship-tos':
      return <ShipToList customer={customer} />;
    case 'people':
      return <PeopleList customer={customer} />;
    case 'orders':
      return customer.orders ? (
        <OrderList companyId={customer.company.id} orders={customer.orders} />
      ) : (
        <Hidden customer={customer} />
      );
    case 'obstacles':
      return <WhyPanel customer={customer} address={address} />;
    case 'history':
      return customer.history ? (
        <Card heading={customer.company.name}>
          <History company={customer.history.company} />
        </Card>
      ) : (
        <Hidden customer={customer} />
      );
    default:
      return <Overview customer={customer} />;
  }
}
