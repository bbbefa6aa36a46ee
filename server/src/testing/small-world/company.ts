import type { Country } from '@dray/contract/markets.ts';
import type { Transport } from './transports.ts';

/** Street, postal code and city, in this order. */
export type Address = readonly [street: string, postalCode: string, city: string];

type ShipTo = {
  id: string;
  name: string;
  address: Address;
  province?: string;
  status?: 'Suspended' | 'Move Out';
  /** The company's unless given; the usual one first. */
  transports?: readonly Transport[];
};

/** A customer with one payer and one sold-to, which have its name and its address. */
export type Company = {
  id: string;
  country: Country;
  name: string;
  customerType: string;
  number: string;
  address: Address;
  payer: string;
  soldTo: string;
  transports: readonly Transport[];
  shipTos: readonly ShipTo[];
};
