import type { CustomerDetail, CustomerPage } from '@dray/contract/customers/customer-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import { orderStatusText } from '@dray/contract/texts/order-text.ts';
import { ticketStatusText } from '@dray/contract/texts/support-text.ts';
import { toDecimal } from '#platform/money.ts';
import type { ShownCustomer } from '../page/get-customer.ts';
import type { FoundCustomers } from '../search/find-customers.ts';

type Asked = { offset: number; limit: number };

export const customersToWire = ({ customers, total, isMore }: FoundCustomers, asked: Asked): CustomerPage => ({
  results: customers.map(({ row, match }) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    customerType: row.customerType ?? null,
    identificationNo: row.identificationNo,
    taxVat: row.taxVat,
    city: row.city ?? null,
    shipTos: row.shipTos,
    found: match ? { by: match.by, id: match.id, name: match.name } : null,
  })),
  total,
  totalIsAtLeast: isMore,
  ...asked,
});

/** A block that the reader may not see has no key at all. */
export const customerToWire = (shown: ShownCustomer, language: Language): CustomerDetail => {
  const { id, name, country, identificationNo, taxVat } = shown.company;
  const { prices, credit, orders, requests, contracts } = shown;
  return {
    company: { id, name, country, identificationNo, taxVat },
    payers: payersToWire(shown, language),
    people: shown.people.map(personToWire),
    ...(prices && { prices: prices.map(priceListToWire) }),
    ...(credit && { credit: [...credit].map(creditToWire) }),
    ...(orders && {
      orders: {
        results: orders.orders.map((head) => orderToWire(head, language)),
        total: orders.total,
        totalIsAtLeast: orders.isMore,
      },
    }),
    ...(requests && {
      requests: { results: requests.tickets.map((ticket) => requestToWire(ticket, language)), total: requests.total },
    }),
    ...(contracts && { contracts: contracts.map(contractToWire) }),
    ...(shown.hasHistory && { history: { company: id } }),
    hidden: shown.hidden,
  };
};

const payersToWire = ({ page, nextDeliveries }: ShownCustomer, language: Language): CustomerDetail['payers'] =>
  page.payers.map(({ payer, paymentMethods, soldTos }) => ({
    id: payer.id,
    name: payer.name,
    identificationNo: payer.identificationNo,
    taxVat: payer.taxVat,
    paymentMethods: paymentMethods.map((value) => ({ value, label: paymentTitle(value, language) })),
    soldTos: soldTos.map(({ soldTo, shipTos }) => ({
      id: soldTo.id,
      name: soldTo.name,
      shipTos: shipTos.map(({ shipTo, transports }) => ({
        id: shipTo.id,
        name: shipTo.name,
        status: shipTo.status,
        customerType: shipTo.customerType,
        street: shipTo.street,
        postalCode: shipTo.postalCode,
        city: shipTo.city,
        country: shipTo.country,
        transports: transports.map(({ transportType, leadDays, cutOff, closedWeekdays }) => ({
          transportType,
          label: transportLabel(transportType, language),
          leadDays,
          cutOff,
          closedWeekdays: [...closedWeekdays],
        })),
        nextDelivery: nextDeliveries.get(shipTo.id) ?? null,
      })),
    })),
  }));

type Block<Name extends keyof CustomerDetail> = NonNullable<CustomerDetail[Name]>;

const personToWire = ({ account, lastSignIn, grants }: ShownCustomer['people'][number]): Block<'people'>[number] => ({
  uid: account.uid,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone ?? null,
  status: account.status,
  lastSignIn: lastSignIn?.toISOString() ?? null,
  roles: grants.map(({ roleId, roleName, shipToId, isOff }) => ({
    roleId,
    name: roleName,
    shipToId: shipToId ?? null,
    isOff,
  })),
});

const priceListToWire = ({
  shipToId,
  priceList,
}: NonNullable<ShownCustomer['prices']>[number]): Block<'prices'>[number] => ({
  shipToId,
  priceList: priceList
    ? {
        id: priceList.id,
        currency: priceList.currency,
        isOfMarket: priceList.id === priceList.marketListId,
        excluded: priceList.excludedSkus.size + priceList.excludedBrands.size,
      }
    : null,
});

const creditToWire = ([payerId, credit]: [
  string,
  NonNullable<ShownCustomer['credit']> extends ReadonlyMap<string, infer Credit> ? Credit : never,
]): Block<'credit'>[number] => ({
  payerId,
  verdict: credit.verdict,
  isStale: credit.isStale,
  asOf: credit.asOf.toISOString(),
  currency: credit.currency,
  limit: toDecimal(credit.limitMinor),
  used: toDecimal(credit.usedMinor + credit.ordersSinceMinor),
  available: toDecimal(credit.availableMinor),
  share: credit.share,
});

const orderToWire = (
  head: NonNullable<ShownCustomer['orders']>['orders'][number],
  language: Language,
): Block<'orders'>['results'][number] => ({
  orderNumber: head.orderNumber,
  sapId: head.orderState.sapId ?? null,
  shipTo: { id: head.shipTo.id, name: head.shipTo.name },
  placedAt: head.placedAt.toISOString(),
  deliveryDate: head.deliveryDate,
  status: head.orderState.statusRaw ?? head.orderState.status,
  statusLabel: orderStatusText(head.orderState.statusRaw ?? head.orderState.status, language),
  total: toDecimal(head.grandMinor),
  currency: head.currency,
});

const requestToWire = (
  ticket: NonNullable<ShownCustomer['requests']>['tickets'][number],
  language: Language,
): Block<'requests'>['results'][number] => ({
  id: ticket.id,
  caseNumber: ticket.caseNumber,
  title: ticket.title,
  status: ticket.status,
  statusText: ticketStatusText(ticket.status, language),
  updatedAt: ticket.updatedAt.toISOString(),
});

const contractToWire = ({
  contract,
  fulfilment,
}: NonNullable<ShownCustomer['contracts']>[number]): Block<'contracts'>[number] => ({
  id: contract.id,
  name: contract.name,
  payerId: contract.payerId,
  state: fulfilment.state,
  from: contract.from,
  to: contract.to,
  committedHl: contract.committedHl ?? null,
  deliveredHl: fulfilment.deliveredHl,
});
