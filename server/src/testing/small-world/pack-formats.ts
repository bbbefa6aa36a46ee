import type { Country } from '@dray/contract/markets.ts';

export type PackCode = keyof typeof packFormats;
type ReturnableKind = 'bottle' | 'crate' | 'keg' | 'cylinder' | 'pallet';

const oneWay: Partial<Record<ReturnableKind, number>> = {};

/** What a pack weighs, how it stands on a pallet, and what is lent with it. */
export const packFormats = {
  KEG50: { pieces: 1, litres: 50, perLayer: 6, layers: 2, netKg: 50.5, grossKg: 63, palletKg: 781, lent: { keg: 1 } },
  KEG30: {
    pieces: 1,
    litres: 30,
    perLayer: 6,
    layers: 3,
    netKg: 30.3,
    grossKg: 40.3,
    palletKg: 750.4,
    lent: { keg: 1 },
  },
  OWK20: { pieces: 1, litres: 20, perLayer: 15, layers: 2, netKg: 20.2, grossKg: 21.7, palletKg: 676, lent: oneWay },
  CR20: {
    pieces: 20,
    litres: 0.5,
    perLayer: 8,
    layers: 5,
    netKg: 10.1,
    grossKg: 19.3,
    palletKg: 797,
    lent: { bottle: 20, crate: 1 },
  },
  CAN24: { pieces: 24, litres: 0.5, perLayer: 9, layers: 8, netKg: 12.1, grossKg: 12.7, palletKg: 939.4, lent: oneWay },
  NRB24: { pieces: 24, litres: 0.33, perLayer: 9, layers: 6, netKg: 8, grossKg: 13.4, palletKg: 748.6, lent: oneWay },
  PET6: { pieces: 6, litres: 1.5, perLayer: 21, layers: 4, netKg: 9.1, grossKg: 9.4, palletKg: 814.6, lent: oneWay },
  CO2: { pieces: 1, litres: 0, perLayer: 20, layers: 1, netKg: 10, grossKg: 23, palletKg: 485, lent: { cylinder: 1 } },
} as const;

/** A pallet is lent with a whole order, not with a pack (T116). */
const deposits: Readonly<Partial<Record<Country, Readonly<Record<ReturnableKind, string>>>>> = {
  CZ: { bottle: '3.00', crate: '100.00', keg: '1000.00', cylinder: '1500.00', pallet: '300.00' },
  SK: { bottle: '0.13', crate: '3.30', keg: '40.00', cylinder: '60.00', pallet: '12.00' },
  IT: { bottle: '0.10', crate: '3.50', keg: '30.00', cylinder: '60.00', pallet: '10.00' },
  ES: { bottle: '0.08', crate: '3.00', keg: '35.00', cylinder: '60.00', pallet: '10.00' },
};

const names: Readonly<Record<ReturnableKind, Readonly<Record<string, string>>>> = {
  bottle: { en: 'Returnable bottle', cs: 'Vratná lahev' },
  crate: { en: 'Crate', cs: 'Přepravka' },
  keg: { en: 'Keg', cs: 'Sud' },
  cylinder: { en: 'CO₂ cylinder', cs: 'Tlaková lahev CO₂' },
  pallet: { en: 'Euro pallet', cs: 'Europaleta' },
};

const skuOf = (country: string, kind: string): string => `${country}-${kind.toUpperCase()}`;

export const returnableRows = Object.entries(deposits).flatMap(([country, kinds]) =>
  Object.entries(kinds).map(([kind, unit_price]) => ({
    sku: skuOf(country, kind),
    country,
    kind,
    name: JSON.stringify(names[kind as ReturnableKind]),
    unit_price,
  })),
);

/** What is lent with one pack, in the market's own containers. */
export const lentWith = (country: Country, format: PackCode) =>
  Object.entries(packFormats[format].lent).map(([kind, units]) => ({
    returnable_sku: skuOf(country, kind),
    units: String(units),
  }));
