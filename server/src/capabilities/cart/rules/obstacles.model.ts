import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Cart } from './cart.model.ts';
import type { DateRefusal } from './delivery-date.model.ts';
import type { Finding } from './finding.model.ts';
import { referenceFindings } from './finding.model.ts';

export type Situation = {
  /** With the fields it would be placed with. */
  cart: Cart;
  terms: DeliveryTerms | undefined;
  lineFindings: readonly Finding[];
  limitFindings: readonly Finding[];
  dateRefusal: DateRefusal | undefined;
};

/** A ship-to that takes no deliveries now: suspended, or its people have moved out (T83). */
export const isShipToClosed = (terms: DeliveryTerms | undefined): boolean =>
  terms !== undefined && terms.shipTo.status !== 'Active';

/** All that must be mended before the cart can be placed, in the order in which a person would go about it (K7–K9, T48). */
export function findObstacles({ cart, terms, lineFindings, limitFindings, dateRefusal }: Situation): Finding[] {
  const isEmpty = cart.items.length === 0;
  return [
    ...(isEmpty ? [{ code: 'CART_EMPTY', path: ['items'] } as const] : []),
    ...lineFindings,
    ...(isEmpty ? [] : limitFindings),
    ...shipToFindings(cart, terms),
    ...transportFindings(cart, terms),
    ...dateFindings(cart, dateRefusal),
    ...(cart.reference.customerOrderNumber
      ? []
      : [{ code: 'ORDER_NUMBER_MISSING', path: ['customer_order_number'] } as const]),
    ...referenceFindings(cart.reference),
    ...(cart.isAgreementAccepted ? [] : [{ code: 'AGREEMENT_MISSING', path: ['agreement'] } as const]),
  ];
}

function shipToFindings({ shipToId }: Cart, terms: DeliveryTerms | undefined): Finding[] {
  const path = ['ship_to_id'];
  if (shipToId === undefined) return [{ code: 'SHIP_TO_MISSING', path }];
  return isShipToClosed(terms) ? [{ code: 'SHIP_TO_SUSPENDED', path }] : [];
}

function transportFindings({ transportType }: Cart, terms: DeliveryTerms | undefined): Finding[] {
  const path = ['delivery_method'];
  if (transportType === undefined) return [{ code: 'TRANSPORT_MISSING', path }];
  const isOffered = terms?.transports.some((transport) => transport.transportType === transportType);
  return isOffered || !terms ? [] : [{ code: 'TRANSPORT_NOT_OFFERED', path }];
}

function dateFindings({ deliveryDate }: Cart, refusal: DateRefusal | undefined): Finding[] {
  if (deliveryDate === undefined) return [{ code: 'DATE_MISSING', path: ['delivery_date'] }];
  return refusal ? [refusal.finding] : [];
}
