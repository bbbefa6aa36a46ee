import { type Company, outlets, pointOfSale, wholesaler } from './company.ts';
import { palletPickup, pickup, saturdayVan, truck, van } from './transports.ts';

export const slovakCompanies: readonly Company[] = [
  {
    id: 'C2001',
    country: 'SK',
    name: 'Tatravelko s.r.o.',
    customerType: wholesaler,
    identificationNo: '51900112',
    taxvat: 'SK2129001112',
    address: 'Partizánska 68, 058 01 Poprad',
    transports: [truck],
    payers: [
      {
        id: '300201',
        soldTos: [
          {
            id: '200201',
            shipTos: [
              {
                id: '100301',
                name: 'Sklad Poprad',
                address: 'Partizánska 68, 058 01 Poprad',
                transports: [truck, palletPickup],
              },
              { id: '100302', name: 'Sklad Spišská Nová Ves', address: 'Radlinského 15, 052 01 Spišská Nová Ves' },
            ],
          },
          {
            id: '200202',
            name: 'Tatravelko s.r.o., stredisko Košice',
            address: 'Južná trieda 94, 040 01 Košice',
            shipTos: [
              { id: '100303', name: 'Sklad Košice', address: 'Južná trieda 94, 040 01 Košice' },
              { id: '100304', name: 'Sklad Prešov', address: 'Jesenná 3, 080 01 Prešov', status: 'Move Out' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C2002',
    country: 'SK',
    name: 'Pivnica U troch zvonov s.r.o.',
    customerType: pointOfSale,
    identificationNo: '51900223',
    taxvat: 'SK2129002223',
    address: 'Laurinská 19, 811 01 Bratislava',
    transports: [saturdayVan],
    payers: [
      {
        id: '300202',
        soldTos: [
          {
            id: '200203',
            shipTos: [
              {
                id: '100305',
                name: 'U troch zvonov',
                address: 'Laurinská 19, 811 01 Bratislava',
                transports: [saturdayVan, pickup],
              },
              { id: '100306', name: 'Zvony pri Dunaji', address: 'Viedenská cesta 6, 851 01 Bratislava' },
              { id: '100307', name: 'Zvony Trnava', address: 'Štefánikova 24, 917 01 Trnava' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C2003',
    country: 'SK',
    name: 'Potraviny Javorinka s.r.o.',
    customerType: outlets,
    identificationNo: '51900334',
    taxvat: 'SK2129003334',
    address: 'Farská 36, 949 01 Nitra',
    transports: [van],
    payers: [
      {
        id: '300203',
        soldTos: [
          {
            id: '200204',
            shipTos: [
              { id: '100308', name: 'Javorinka Nitra', address: 'Farská 36, 949 01 Nitra' },
              { id: '100309', name: 'Javorinka Trenčín', address: 'Palackého 11, 911 01 Trenčín' },
              { id: '100310', name: 'Javorinka Žilina', address: 'Národná 8, 010 01 Žilina' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C2004',
    country: 'SK',
    name: 'Horský hotel Smrekovec s.r.o.',
    customerType: pointOfSale,
    identificationNo: '51900445',
    taxvat: 'SK2129004445',
    address: 'Tatranská 129, 974 11 Banská Bystrica',
    transports: [van],
    payers: [
      {
        id: '300204',
        soldTos: [
          {
            id: '200205',
            shipTos: [
              { id: '100311', name: 'Hotel Smrekovec', address: 'Tatranská 129, 974 11 Banská Bystrica' },
              { id: '100312', name: 'Chata Smrekovec', address: 'Donovaly 55, 976 39 Donovaly' },
            ],
          },
        ],
      },
    ],
  },
];
