import type { Country } from '../markets/demo-countries.ts';
import type { PackCode } from './pack-formats.ts';

const northern: Readonly<Record<PackCode, number>> = {
  KEG50: 90,
  KEG30: 90,
  OWK20: 180,
  CR20: 180,
  CR24: 180,
  CAN24: 270,
  NRB24: 270,
  NRB15: 270,
  PET6: 180,
  CO2: 0,
};
const southern = { ...northern, OWK20: 120, CR24: 270, CAN24: 365, NRB24: 365, NRB15: 365 };

/** Days from filling, unless a line knows better. */
export const shelfLifeDays: Readonly<Record<Country, Readonly<Record<PackCode, number>>>> = {
  CZ: northern,
  SK: northern,
  IT: { ...southern, KEG50: 180, KEG30: 180 },
  ES: { ...southern, KEG50: 120, KEG30: 120 },
};
