import type { Country } from '@dray/contract/markets.ts';
import type { PackCode } from './pack-formats.ts';

type Line = { country: Country; category: string; brand: string; subBrand: string; name: string };
type Offer = { isDiscontinued?: true; isOutOfStock?: true; isNew?: true; isLast?: true; isSale?: true };

/** The list price is net; the market's main customer pays so many percent less. */
export type SmallProduct = Line &
  Offer & { sku: string; number: number; format: PackCode; listPrice: number; percentOff: number };

type Pack = readonly [number: number, format: PackCode, listPrice: number, percentOff: number, offer?: Offer];

const line = (line: Line, ...packs: readonly Pack[]): SmallProduct[] =>
  packs.map(([number, format, listPrice, percentOff, offer]) => ({
    ...line,
    sku: `${line.country}${100_000 + number}`,
    number,
    format,
    listPrice,
    percentOff,
    ...offer,
  }));

const beerOf = (country: Country, category: string) => (brand: string, subBrand: string, name: string) => ({
  country,
  category,
  brand,
  subBrand,
  name,
});
const czech = beerOf('CZ', 'beer/lager');
const czechRadler = beerOf('CZ', 'beer/radler');
const slovak = beerOf('SK', 'beer/lager');
const italian = beerOf('IT', 'beer/lager');
const spanish = beerOf('ES', 'beer/lager');

/** Each sku is one that a test names, a part of a bundle, or there because a page or a brand needs another. */
export const products: readonly SmallProduct[] = [
  ...line(
    czech('Havranov', 'Havranov 12', 'Havranov Ležák 12° světlý'),
    [1, 'KEG50', 2595, 18],
    [2, 'KEG30', 1690, 18],
    [3, 'CR20', 410, 15],
    [4, 'CAN24', 540, 12],
  ),
  ...line(czech('Havranov', 'Havranov Nefiltr', 'Havranov Nefiltrovaný 11°'), [5, 'KEG30', 1740, 15, { isNew: true }]),
  ...line(czech('Havranov', 'Havranov 11', 'Havranov Jedenáctka 11° světlá'), [38, 'KEG50', 2290, 20]),
  ...line(
    czech('Havranov', 'Havranov 0.0', 'Havranov Free 0,0'),
    [10, 'CR20', 365, 15],
    [11, 'CAN24', 498, 10, { isSale: true }],
  ),
  ...line(czech('Havranov', 'Havranov IPA', 'Havranov IPA 14°'), [51, 'CAN24', 716, 10, { isOutOfStock: true }]),
  ...line(czech('Žlutý Mlýn', 'Desítka', 'Žlutý Mlýn Výčepní 10°'), [6, 'KEG50', 1890, 24]),
  ...line(
    czech('Žlutý Mlýn', 'Tmavé', 'Žlutý Mlýn Tmavé 11°'),
    [9, 'CR20', 330, 15, { isLast: true }],
    [57, 'KEG30', 1430, 15, { isDiscontinued: true }],
  ),
  ...line(czechRadler('Žlutý Mlýn', 'Radler citron', 'Žlutý Mlýn Radler citron 2%'), [60, 'CAN24', 436, 12]),
  ...line(czechRadler('Žlutý Mlýn', 'Radler grep', 'Žlutý Mlýn Radler grep 2%'), [62, 'CAN24', 436, 12]),
  ...line(beerOf('CZ', 'cider')('Sadovka', 'Jablko', 'Sadovka Cider jablko'), [12, 'OWK20', 1150, 10]),
  ...line(beerOf('CZ', 'soft-drinks')('Citrela', 'Citron', 'Citrela Citron limonáda'), [13, 'PET6', 96, 10]),
  ...line(beerOf('CZ', 'dispense')('Technika', 'CO2', 'CO2 lahev 10 kg'), [14, 'CO2', 420, 0]),
  ...line(
    slovak('Tatrín', 'Tatrín 12', 'Tatrín 12% svetlý ležiak'),
    [15, 'KEG50', 98.5, 18],
    [16, 'KEG30', 63.9, 18],
    [17, 'CR20', 15.2, 14],
  ),
  ...line(
    italian('Valdoro', 'Classica', 'Valdoro Classica'),
    [23, 'NRB24', 21.6, 16],
    [25, 'KEG30', 84, 20],
    [26, 'CAN24', 23.5, 12],
  ),
  ...line(italian('Valdoro', 'Non Filtrata', 'Valdoro Non Filtrata fusto 20 l'), [27, 'OWK20', 69, 12]),
  ...line(
    spanish('Almirada', 'Especial', 'Almirada Especial'),
    [31, 'KEG50', 128, 20],
    [32, 'KEG30', 82, 20],
    [34, 'CAN24', 19.9, 10],
  ),
];
