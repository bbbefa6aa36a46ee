import type { Texts } from '../content/texts.ts';
import type { Country } from '../markets/demo-countries.ts';
import { type PackCode, packFormats } from './pack-formats.ts';

export type ReturnableKind = 'bottle' | 'crate' | 'keg' | 'cylinder' | 'container' | 'pallet';

const names: Readonly<Record<ReturnableKind, Texts>> = {
  bottle: {
    en: 'Returnable bottle',
    cs: 'Vratná lahev',
    it: 'Bottiglia a rendere',
    sk: 'Vratná fľaša',
    es: 'Botella retornable',
  },
  crate: { en: 'Crate', cs: 'Přepravka', it: 'Cassa', sk: 'Prepravka', es: 'Caja retornable' },
  keg: { en: 'Keg', cs: 'Sud', it: 'Fusto', sk: 'Sud', es: 'Barril' },
  cylinder: {
    en: 'CO₂ cylinder',
    cs: 'Tlaková lahev CO₂',
    it: 'Bombola di CO₂',
    sk: 'Tlaková fľaša CO₂',
    es: 'Botella de CO₂',
  },
  container: {
    en: 'Can or PET bottle with deposit',
    cs: 'Zálohovaná plechovka nebo PET lahev',
    it: 'Lattina o bottiglia PET con cauzione',
    sk: 'Zálohovaná plechovka alebo PET fľaša',
    es: 'Lata o botella PET con depósito',
  },
  pallet: { en: 'Euro pallet', cs: 'Europaleta', it: 'Pallet EUR', sk: 'Europaleta', es: 'Europalet' },
};

/** Deposits in each market's money. Only Slovakia takes one for cans and PET bottles. */
const deposits: Readonly<Record<Country, Partial<Record<ReturnableKind, string>>>> = {
  CZ: { bottle: '3.00', crate: '100.00', keg: '1000.00', cylinder: '1500.00', pallet: '300.00' },
  SK: { bottle: '0.13', crate: '3.30', keg: '40.00', cylinder: '60.00', container: '0.15', pallet: '12.00' },
  IT: { bottle: '0.10', crate: '3.50', keg: '30.00', cylinder: '60.00', pallet: '10.00' },
  ES: { bottle: '0.08', crate: '3.00', keg: '35.00', cylinder: '60.00', pallet: '10.00' },
};

const returnableSku = (country: Country, kind: ReturnableKind): string => `${country}-${kind.toUpperCase()}`;

export const returnables = Object.entries(deposits).flatMap(([country, kinds]) =>
  Object.entries(kinds).map(([kind, unitPrice]) => {
    const returnable = { country: country as Country, kind: kind as ReturnableKind };
    return {
      sku: returnableSku(returnable.country, returnable.kind),
      ...returnable,
      name: names[returnable.kind],
      unitPrice,
    };
  }),
);

/** What is lent with one pack. The pallet is not among it: that is a matter of the whole order (T116). */
export function returnablesOf(country: Country, format: PackCode): { sku: string; units: number }[] {
  const lent = lentWith(format).filter(({ kind }) => deposits[country][kind] !== undefined);
  return lent.map(({ kind, units }) => ({ sku: returnableSku(country, kind), units }));
}

function lentWith(format: PackCode): { kind: ReturnableKind; units: number }[] {
  const { pieces } = packFormats[format];
  switch (format) {
    case 'KEG50':
    case 'KEG30':
      return [{ kind: 'keg', units: 1 }];
    case 'CR20':
    case 'CR24':
      return [
        { kind: 'bottle', units: pieces },
        { kind: 'crate', units: 1 },
      ];
    case 'CAN24':
    case 'PET6':
      return [{ kind: 'container', units: pieces }];
    case 'CO2':
      return [{ kind: 'cylinder', units: 1 }];
    default:
      return [];
  }
}
