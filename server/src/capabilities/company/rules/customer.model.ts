import type { Country } from '@dray/contract/markets.ts';

/** A customer in a list of them. */
export type CustomerRow = {
  id: string;
  name: string;
  country: Country;
  identificationNo: string;
  taxVat: string;
  /** Of the first ship-to. */
  city: string | undefined;
  customerType: string | undefined;
  shipTos: number;
};

/** By what of theirs a customer was found: themselves, who pays, or where goods go. */
export type FoundCustomer = { companyId: string; by: 'company' | 'payer' | 'ship-to'; id: string; name: string };
