import type { Country } from '../markets/demo-countries.ts';
import type { PackCode } from './pack-formats.ts';

const italian: Partial<Record<PackCode, string>> = {
  KEG30: 'fusto 30 l',
  OWK20: 'fusto 20 l',
  CR24: '33 cl vuoto a rendere',
  CAN24: 'lattina 50 cl',
  NRB24: '33 cl',
  NRB15: '66 cl',
  PET6: '1,5 l',
  CO2: '10 kg',
};

const spanish: Partial<Record<PackCode, string>> = {
  KEG50: 'barril 50 l',
  KEG30: 'barril 30 l',
  OWK20: 'barril 20 l',
  CR24: 'botellín retornable',
  CAN24: 'lata 50 cl',
  NRB24: '33 cl',
  PET6: '1,5 l',
  CO2: '10 kg',
};

const additions: Readonly<Record<Country, Partial<Record<PackCode, string>>>> = {
  CZ: {},
  SK: {},
  IT: italian,
  ES: spanish,
};

/** Southern markets put the pack into the article's name, northern ones do not. */
export const nameOfPack = (country: Country, name: string, format: PackCode): string =>
  [name, additions[country][format]].filter(Boolean).join(' ');
