import { pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

export const maxCustomerSearch = 80;
const key = /^[\w-]{1,64}$/;

export const customerViews = ['overview', 'ship-tos', 'people', 'orders', 'obstacles', 'history'] as const;
export type CustomerView = (typeof customerViews)[number];

const listFields = { q: text(maxCustomerSearch), page: pageNumber };

const pageFields = {
  view: (raw: unknown) => customerViews.find((view) => view === raw && view !== 'overview'),
  /** For whom it is asked why they cannot order. */
  shipTo: word(key),
  uid: word(key),
};

export type CustomersAddress = ReturnType<typeof readCustomers>;
export type CustomerAddress = ReturnType<typeof readCustomer>;

type Raw = Readonly<Record<string, unknown>>;

export const readCustomers = (raw: Raw) => readAddress(listFields, raw);
export const readCustomer = (raw: Raw) => readAddress(pageFields, raw);
