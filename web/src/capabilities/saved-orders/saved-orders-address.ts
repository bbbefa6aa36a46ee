import { day, pageNumber, readAddress, text, word, words } from '#ui/list/filters/address-fields.ts';

const key = /^[\w-]{1,40}$/;
export const maxTextLength = 60;

const fields = {
  shipTo: words(key),
  from: day,
  to: day,
  /** Parts of the ship-to's name, of its address, and of the payer's name. */
  name: text(maxTextLength),
  address: text(maxTextLength),
  payer: text(maxTextLength),
  page: pageNumber,
  /** The order that is unfolded. */
  order: word(key),
};

/** What the list of saved orders shows, as the address says it: filters, a page, and the order that is unfolded. */
export type SavedOrdersAddress = ReturnType<typeof readSavedOrdersAddress>;

export const readSavedOrdersAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
