/** Who sells in a market, and the account that is paid into. */
export type Supplier = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  identificationNo: string;
  taxVat: string;
  register: string;
  iban: string;
  bic: string;
  bank: string;
};

/** In groups of four, as people read and type it. */
export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
