import { customerTypes } from '@dray/contract/markets.ts';
import type { Country } from '../markets/demo-countries.ts';
import type { Transport } from './transports.ts';

/** A customer as a tree: what is under a payer or a sold-to belongs to it. */
export type Company = {
  id: string;
  country: Country;
  name: string;
  customerType: CustomerType;
  /** Fails its checksum on purpose, like the tax number, so that it can be nobody's. */
  identificationNo: string;
  taxvat: string;
  address: string;
  /** By preference; a ship-to may differ. */
  transports: readonly Transport[];
  payers: readonly Payer[];
};

/** Name, numbers and address are the company's unless given. */
type Payer = {
  id: string;
  name?: string;
  identificationNo?: string;
  taxvat?: string;
  address?: string;
  soldTos: readonly SoldTo[];
};

/** Name and address are the payer's unless given. */
type SoldTo = { id: string; name?: string; address?: string; shipTos: readonly ShipTo[] };

type ShipTo = {
  id: string;
  name: string;
  address: string;
  transports?: readonly Transport[];
  status?: 'Suspended' | 'Move Out';
};

/** The Italian market's own type; a value of the data that no code knows (T30). */
export const italianType = 'DIST';

export const { pointOfSale, wholesaler, outlets } = customerTypes;

type CustomerType = typeof pointOfSale | typeof wholesaler | typeof outlets | typeof italianType;
