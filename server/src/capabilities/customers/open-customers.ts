import type { DoorOf } from '#platform/request/request.ts';
import { type CustomersDoor, customers } from './customers.door.ts';
import type { CustomersDeps } from './needs/customers.deps.ts';

/** The doors of all that a customer's page shows, and nothing of its own. */
type Needs = Pick<
  CustomersDeps,
  'clock' | 'portalState' | 'orderMoment' | 'isShutTo' | 'isSectionOn' | 'isGrantedAt'
> & {
  companyOf: DoorOf<CustomersDeps['company']>;
  identityOf: DoorOf<CustomersDeps['identity']>;
  accessOf: DoorOf<CustomersDeps['access']>;
  auditOf: DoorOf<CustomersDeps['audit']>;
  cartOf: DoorOf<CustomersDeps['cart']>;
  orderingOf: DoorOf<CustomersDeps['ordering']>;
  pricingOf: DoorOf<CustomersDeps['pricing']>;
  creditOf: DoorOf<CustomersDeps['credit']>;
  contractsOf: DoorOf<CustomersDeps['contracts']>;
  supportOf: DoorOf<CustomersDeps['support']>;
};

export const openCustomers =
  ({ clock, portalState, orderMoment, isShutTo, isSectionOn, isGrantedAt, ...of }: Needs): DoorOf<CustomersDoor> =>
  (transaction) =>
    customers({
      clock,
      portalState,
      orderMoment,
      isShutTo,
      isSectionOn,
      isGrantedAt,
      company: of.companyOf(transaction),
      identity: of.identityOf(transaction),
      access: of.accessOf(transaction),
      audit: of.auditOf(transaction),
      cart: of.cartOf(transaction),
      ordering: of.orderingOf(transaction),
      pricing: of.pricingOf(transaction),
      credit: of.creditOf(transaction),
      contracts: of.contractsOf(transaction),
      support: of.supportOf(transaction),
    });
