import { type Company, outlets, pointOfSale, wholesaler } from './company.ts';
import { palletPickup, pickup, saturdayVan, shopVan, truck, van } from './transports.ts';

export const czechCompanies: readonly Company[] = [
  {
    id: 'C1001',
    country: 'CZ',
    name: 'U Lípy s.r.o.',
    customerType: pointOfSale,
    identificationNo: '26900112',
    taxvat: 'CZ26900112',
    address: 'Dlouhá 4, 602 00 Brno',
    transports: [van],
    payers: [
      {
        id: '300101',
        soldTos: [
          {
            id: '200101',
            shipTos: [
              { id: '100234', name: 'U Lípy', address: 'Dlouhá 4, 602 00 Brno', transports: [van, pickup] },
              { id: '100235', name: 'Letní zahrada', address: 'Lužánky 12, 602 00 Brno', transports: [saturdayVan] },
              { id: '100236', name: 'Na Náměstí', address: 'nám. Osvobození 3, 664 34 Kuřim' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C1002',
    country: 'CZ',
    name: 'Velkosklad Brno s.r.o.',
    customerType: wholesaler,
    identificationNo: '26900001',
    taxvat: 'CZ26900001',
    address: 'Skladištní 18, 627 00 Brno',
    transports: [truck],
    payers: [
      {
        id: '300102',
        soldTos: [
          {
            id: '200102',
            shipTos: [
              {
                id: '100237',
                name: 'Sklad Slatina',
                address: 'Skladištní 18, 627 00 Brno',
                transports: [truck, palletPickup],
              },
              { id: '100238', name: 'Překladiště Líšeň', address: 'Jedovnická 91, 628 00 Brno' },
            ],
          },
          {
            id: '200103',
            name: 'Velkosklad Brno s.r.o., středisko Olomouc',
            address: 'Železniční 7, 779 00 Olomouc',
            shipTos: [
              { id: '100239', name: 'Sklad Olomouc', address: 'Železniční 7, 779 00 Olomouc' },
              { id: '100240', name: 'Sklad Prostějov', address: 'Průmyslová 22, 796 01 Prostějov' },
            ],
          },
          {
            id: '200104',
            name: 'Velkosklad Brno s.r.o., středisko Zlín',
            address: 'Tovární 41, 760 01 Zlín',
            shipTos: [{ id: '100241', name: 'Sklad Zlín', address: 'Tovární 41, 760 01 Zlín' }],
          },
        ],
      },
    ],
  },
  {
    id: 'C1003',
    country: 'CZ',
    name: 'Příliš žluťoučký kůň úpěl ďábelské ódy na staré trati s.r.o.',
    customerType: pointOfSale,
    identificationNo: '26900223',
    taxvat: 'CZ26900223',
    address: 'Štěpánská stráň 1024/8, 586 01 Jihlava',
    // Two hundred lines are too heavy for a van.
    transports: [van, truck],
    payers: [
      {
        id: '300103',
        soldTos: [
          {
            id: '200105',
            shipTos: [
              {
                id: '100242',
                name: 'Příliš žluťoučký kůň úpěl ďábelské ódy na staré trati, výčep',
                address: 'Štěpánská stráň 1024/8, 586 01 Jihlava',
              },
              { id: '100243', name: 'Žluťoučký kůň u nádraží', address: 'Nádražní 3, 591 01 Žďár nad Sázavou' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C1004',
    country: 'CZ',
    name: 'Hospody Zelená vrata s.r.o.',
    customerType: pointOfSale,
    identificationNo: '26900334',
    taxvat: 'CZ26900334',
    address: 'Kosmákova 30, 586 01 Jihlava',
    transports: [van],
    payers: [
      {
        id: '300104',
        soldTos: [
          {
            id: '200106',
            shipTos: [
              { id: '100244', name: 'Zelená vrata Jihlava', address: 'Kosmákova 30, 586 01 Jihlava' },
              { id: '100245', name: 'Zelená vrata Třebíč', address: 'Karlovo nám. 17, 674 01 Třebíč' },
              { id: '100246', name: 'Zelená vrata Pelhřimov', address: 'Příkopy 5, 393 01 Pelhřimov' },
              { id: '100247', name: 'Zelená vrata Telč', address: 'Na Hrázi 11, 588 56 Telč', status: 'Suspended' },
              { id: '100248', name: 'Zelená vrata Polná', address: 'Varhánkova 2, 588 13 Polná' },
              { id: '100249', name: 'Zelená vrata Humpolec', address: 'Dolní nám. 6, 396 01 Humpolec' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C1005',
    country: 'CZ',
    name: 'Potraviny Kopretina s.r.o.',
    customerType: outlets,
    identificationNo: '26900445',
    taxvat: 'CZ26900445',
    address: 'Masarykova 52, 370 01 České Budějovice',
    transports: [shopVan],
    payers: [
      {
        id: '300105',
        soldTos: [
          {
            id: '200107',
            shipTos: [
              { id: '100250', name: 'Kopretina Budějovice', address: 'Masarykova 52, 370 01 České Budějovice' },
              { id: '100251', name: 'Kopretina Tábor', address: 'Budějovická 14, 390 02 Tábor' },
              { id: '100252', name: 'Kopretina Písek', address: 'Fráni Šrámka 9, 397 01 Písek' },
              { id: '100253', name: 'Kopretina Strakonice', address: 'Lidická 27, 386 01 Strakonice' },
              { id: '100254', name: 'Kopretina Třeboň', address: 'Svobody 33, 379 01 Třeboň' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C1006',
    country: 'CZ',
    name: 'Hotely Pod Skálou a.s.',
    customerType: pointOfSale,
    identificationNo: '26900557',
    taxvat: 'CZ26900557',
    address: 'Vinohradská 112, 130 00 Praha',
    transports: [saturdayVan],
    payers: [
      {
        id: '300106',
        soldTos: [
          {
            id: '200108',
            shipTos: [
              { id: '100255', name: 'Hotel Pod Skálou Praha', address: 'Vinohradská 112, 130 00 Praha' },
              { id: '100256', name: 'Hotel Pod Skálou Plzeň', address: 'Klatovská 61, 301 00 Plzeň' },
              { id: '100257', name: 'Hotel Pod Skálou Liberec', address: 'Jablonecká 20, 460 01 Liberec' },
            ],
          },
        ],
      },
      {
        id: '300107',
        name: 'Restaurace Pod Skálou s.r.o.',
        identificationNo: '26900667',
        taxvat: 'CZ26900667',
        soldTos: [
          {
            id: '200109',
            shipTos: [
              {
                id: '100258',
                name: 'Pivnice Pod Skálou',
                address: 'Korunní 45, 120 00 Praha',
                transports: [saturdayVan, pickup],
              },
              { id: '100259', name: 'Terasa Pod Skálou', address: 'Na Zlíchově 8, 152 00 Praha' },
            ],
          },
        ],
      },
    ],
  },
];
