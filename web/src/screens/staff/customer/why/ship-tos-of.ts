import type { CustomerDetail } from '#capabilities/customers/index.ts';

export type CustomerShipTo = CustomerDetail['payers'][number]['soldTos'][number]['shipTos'][number];

export const shipTosOf = ({ payers }: CustomerDetail): CustomerShipTo[] =>
  payers.flatMap(({ soldTos }) => soldTos.flatMap(({ shipTos }) => shipTos));
