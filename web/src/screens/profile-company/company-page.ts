import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';

export type CompanyPage = RestAnswer<(typeof companyRoutes)['listPayers']>;
export type Payer = CompanyPage['payers'][number];
export type Employee = CompanyPage['employees'][number];
export type ShipTo = Payer['soldTos'][number]['shipTos'][number];
export type Transport = ShipTo['transports'][number];

export const shipTosOf = (payers: readonly Payer[]): ShipTo[] =>
  payers.flatMap(({ soldTos }) => soldTos.flatMap(({ shipTos }) => shipTos));

type Address = { street: string; postalCode: string; city: string };

export const addressOf = ({ street, postalCode, city }: Address): string =>
  `${street}, ${postalCode.replaceAll(' ', '\u00a0')} ${city}`;

/** Those who have a role at it; nothing where the reader may not know everybody. */
export function countPeople(employees: readonly Employee[], { id }: ShipTo): number | undefined {
  if (employees.some((employee) => employee.id === null)) return undefined;
  return employees.filter(({ roles }) => roles.some(({ shipToId }) => shipToId === null || shipToId === id)).length;
}
