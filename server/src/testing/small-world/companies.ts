import { customerTypes } from '@dray/contract/markets.ts';
import type { Company } from './company.ts';
import { italianTruck, palletPickup, pickup, saturdayVan, truck, van } from './transports.ts';

const { pointOfSale, wholesaler, outlets } = customerTypes;
const longName = 'Příliš žluťoučký kůň úpěl ďábelské ódy na staré trati';

/** The brewery itself: it buys nothing, but its staff's accounts have to belong somewhere. */
export const supplier = { id: 'C1000', country: 'CZ', name: 'Meridian Breweries CZ a.s.', number: '26900778' } as const;

export const companies: readonly Company[] = [
  {
    id: 'C1001',
    country: 'CZ',
    name: 'U Lípy s.r.o.',
    customerType: pointOfSale,
    number: '26900112',
    address: ['Dlouhá 4', '602 00', 'Brno'],
    payer: '300101',
    soldTo: '200101',
    transports: [van],
    shipTos: [
      { id: '100234', name: 'U Lípy', address: ['Dlouhá 4', '602 00', 'Brno'], transports: [van, pickup] },
      { id: '100235', name: 'Letní zahrada', address: ['Lužánky 12', '602 00', 'Brno'], transports: [saturdayVan] },
      { id: '100236', name: 'Na Náměstí', address: ['nám. Osvobození 3', '664 34', 'Kuřim'] },
    ],
  },
  {
    id: 'C1002',
    country: 'CZ',
    name: 'Velkosklad Brno s.r.o.',
    customerType: wholesaler,
    number: '26900001',
    address: ['Skladištní 18', '627 00', 'Brno'],
    payer: '300102',
    soldTo: '200102',
    transports: [truck],
    shipTos: [
      {
        id: '100237',
        name: 'Sklad Slatina',
        address: ['Skladištní 18', '627 00', 'Brno'],
        transports: [truck, palletPickup],
      },
      { id: '100238', name: 'Překladiště Líšeň', address: ['Jedovnická 91', '628 00', 'Brno'] },
      { id: '100239', name: 'Sklad Olomouc', address: ['Železniční 7', '779 00', 'Olomouc'] },
    ],
  },
  {
    id: 'C1003',
    country: 'CZ',
    name: `${longName} s.r.o.`,
    customerType: pointOfSale,
    number: '26900223',
    address: ['Štěpánská stráň 1024/8', '586 01', 'Jihlava'],
    payer: '300103',
    soldTo: '200105',
    transports: [van, truck],
    shipTos: [
      { id: '100242', name: `${longName}, výčep`, address: ['Štěpánská stráň 1024/8', '586 01', 'Jihlava'] },
      { id: '100243', name: 'Žluťoučký kůň u nádraží', address: ['Nádražní 3', '591 01', 'Žďár nad Sázavou'] },
    ],
  },
  {
    id: 'C1004',
    country: 'CZ',
    name: 'Hospody Zelená vrata s.r.o.',
    customerType: pointOfSale,
    number: '26900334',
    address: ['Kosmákova 30', '586 01', 'Jihlava'],
    payer: '300104',
    soldTo: '200106',
    transports: [van],
    shipTos: [
      { id: '100244', name: 'Zelená vrata', address: ['Kosmákova 30', '586 01', 'Jihlava'] },
      { id: '100247', name: 'Zelená vrata na Rynku', address: ['Rynek 5', '674 01', 'Třebíč'] },
    ],
  },
  {
    id: 'C2001',
    country: 'SK',
    name: 'Tatravelko s.r.o.',
    customerType: wholesaler,
    number: '51900112',
    address: ['Partizánska 68', '058 01', 'Poprad'],
    payer: '300201',
    soldTo: '200201',
    transports: [truck],
    shipTos: [
      { id: '100301', name: 'Sklad Poprad', address: ['Partizánska 68', '058 01', 'Poprad'] },
      { id: '100303', name: 'Sklad Košice', address: ['Južná trieda 94', '040 01', 'Košice'] },
      { id: '100304', name: 'Sklad Prešov', address: ['Jesenná 3', '080 01', 'Prešov'], status: 'Move Out' },
    ],
  },
  {
    id: 'C3001',
    country: 'IT',
    name: 'Bellini Distribuzione S.r.l.',
    // The Italian market's own type; a value of the data that no code knows (T30).
    customerType: 'DIST',
    number: '09900110011',
    address: ['Via Rivoltana 40', '20054', 'Segrate'],
    payer: '300301',
    soldTo: '200301',
    transports: [italianTruck],
    shipTos: [
      { id: '100401', name: 'Deposito Segrate', address: ['Via Rivoltana 40', '20054', 'Segrate'], province: 'MI' },
      { id: '100403', name: 'Deposito Lodi', address: ['Via Emilia 77', '26900', 'Lodi'], status: 'Suspended' },
      { id: '100404', name: 'Deposito Bergamo', address: ['Via Grumello 31', '24127', 'Bergamo'], province: 'BG' },
    ],
  },
  {
    id: 'C4001',
    country: 'ES',
    name: 'Bar Romero S.L.',
    customerType: outlets,
    number: 'B99001101',
    address: ['Calle de la Luna 14', '28013', 'Madrid'],
    payer: '300401',
    soldTo: '200401',
    transports: [van],
    shipTos: [
      { id: '100501', name: 'Bar Romero', address: ['Calle de la Luna 14', '28013', 'Madrid'] },
      { id: '100502', name: 'Terraza Romero', address: ['Paseo de la Castellana 230', '28046', 'Madrid'] },
    ],
  },
];
