import { type Company, italianType, outlets, pointOfSale } from './company.ts';
import { italianTruck, palletPickup, pickup, van } from './transports.ts';

export const italianCompanies: readonly Company[] = [
  {
    id: 'C3001',
    country: 'IT',
    name: 'Bellini Distribuzione S.r.l.',
    customerType: italianType,
    identificationNo: '09900110011',
    taxvat: 'IT09900110011',
    address: 'Via Rivoltana 40, 20054 Segrate (MI)',
    transports: [italianTruck],
    payers: [
      {
        id: '300301',
        soldTos: [
          {
            id: '200301',
            shipTos: [
              {
                id: '100401',
                name: 'Deposito Segrate',
                address: 'Via Rivoltana 40, 20054 Segrate (MI)',
                transports: [italianTruck, palletPickup],
              },
              { id: '100402', name: 'Deposito Monza', address: 'Viale delle Industrie 23, 20900 Monza (MB)' },
              { id: '100403', name: 'Deposito Lodi', address: 'Via Emilia 77, 26900 Lodi (LO)', status: 'Suspended' },
            ],
          },
          {
            id: '200302',
            name: 'Bellini Distribuzione S.r.l., filiale di Bergamo',
            address: 'Via Grumello 31, 24127 Bergamo (BG)',
            shipTos: [
              { id: '100404', name: 'Deposito Bergamo', address: 'Via Grumello 31, 24127 Bergamo (BG)' },
              { id: '100405', name: 'Deposito Brescia', address: 'Via Orzinuovi 108, 25125 Brescia (BS)' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C3002',
    country: 'IT',
    name: 'Tirrenova Bevande S.p.A.',
    customerType: italianType,
    identificationNo: '09900220012',
    taxvat: 'IT09900220012',
    address: 'Via Tiburtina 1280, 00131 Roma (RM)',
    transports: [italianTruck],
    payers: [
      {
        id: '300302',
        soldTos: [
          {
            id: '200303',
            shipTos: [
              { id: '100406', name: 'Magazzino Roma Est', address: 'Via Tiburtina 1280, 00131 Roma (RM)' },
              { id: '100407', name: 'Magazzino Latina', address: 'Via Epitaffio 60, 04100 Latina (LT)' },
            ],
          },
          {
            id: '200304',
            name: 'Tirrenova Bevande S.p.A., filiale di Napoli',
            address: 'Via Argine 425, 80147 Napoli (NA)',
            shipTos: [
              { id: '100408', name: 'Magazzino Napoli', address: 'Via Argine 425, 80147 Napoli (NA)' },
              { id: '100409', name: 'Magazzino Salerno', address: 'Via Wenner 14, 84131 Salerno (SA)' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C3003',
    country: 'IT',
    name: 'Trattorie Lanterna Blu S.r.l.',
    customerType: pointOfSale,
    identificationNo: '09900330013',
    taxvat: 'IT09900330013',
    address: 'Via di Sottoripa 21, 16124 Genova (GE)',
    transports: [van],
    payers: [
      {
        id: '300303',
        soldTos: [
          {
            id: '200305',
            shipTos: [
              {
                id: '100410',
                name: 'Lanterna Blu Porto',
                address: 'Via di Sottoripa 21, 16124 Genova (GE)',
                transports: [van, pickup],
              },
              { id: '100411', name: 'Lanterna Blu Nervi', address: 'Via Oberdan 90, 16167 Genova (GE)' },
              { id: '100412', name: 'Lanterna Blu Savona', address: 'Via Paleocapa 13, 17100 Savona (SV)' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C3004',
    country: 'IT',
    name: 'Alimentari Colle Fiorino S.r.l.',
    customerType: outlets,
    identificationNo: '09900440014',
    taxvat: 'IT09900440014',
    address: 'Via Pisana 164, 50143 Firenze (FI)',
    transports: [van],
    payers: [
      {
        id: '300304',
        soldTos: [
          {
            id: '200306',
            shipTos: [
              { id: '100413', name: 'Colle Fiorino Firenze', address: 'Via Pisana 164, 50143 Firenze (FI)' },
              { id: '100414', name: 'Colle Fiorino Prato', address: 'Via Pistoiese 52, 59100 Prato (PO)' },
            ],
          },
        ],
      },
    ],
  },
];
