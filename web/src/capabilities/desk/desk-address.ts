import { isCountry } from '@dray/contract/markets.ts';
import { readAddress } from '#ui/list/filters/address-fields.ts';

const fields = {
  /** One market alone; without it all that the reader looks after. */
  market: (raw: unknown) => (isCountry(raw) ? raw : undefined),
};

export type DeskAddress = ReturnType<typeof readDesk>;

export const readDesk = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
