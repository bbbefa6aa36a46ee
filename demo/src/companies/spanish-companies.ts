import { type Company, outlets, pointOfSale, wholesaler } from './company.ts';
import { palletPickup, pickup, saturdayVan, truck, van } from './transports.ts';

export const spanishCompanies: readonly Company[] = [
  {
    id: 'C4001',
    country: 'ES',
    name: 'Bar Romero S.L.',
    customerType: outlets,
    identificationNo: 'B99001101',
    taxvat: 'ESB99001101',
    address: 'Calle de la Luna 14, 28013 Madrid',
    transports: [van],
    payers: [
      {
        id: '300401',
        soldTos: [
          {
            id: '200401',
            shipTos: [
              {
                id: '100501',
                name: 'Bar Romero',
                address: 'Calle de la Luna 14, 28013 Madrid',
                transports: [van, pickup],
              },
              { id: '100502', name: 'Terraza Romero', address: 'Paseo de la Castellana 230, 28046 Madrid' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'C4002',
    country: 'ES',
    name: 'Distribuciones Levantina Azul S.L.',
    customerType: wholesaler,
    identificationNo: 'B99002202',
    taxvat: 'ESB99002202',
    address: 'Avenida del Puerto 310, 46024 València',
    transports: [truck],
    payers: [
      {
        id: '300402',
        soldTos: [
          {
            id: '200402',
            shipTos: [
              {
                id: '100503',
                name: 'Almacén Puerto',
                address: 'Avenida del Puerto 310, 46024 València',
                transports: [truck, palletPickup],
              },
              { id: '100504', name: 'Almacén Paterna', address: 'Calle Villa de Madrid 44, 46988 Paterna (València)' },
            ],
          },
          {
            id: '200403',
            name: 'Distribuciones Levantina Azul S.L., delegación Alicante',
            address: 'Calle del Agua 9, 03006 Alicante',
            shipTos: [{ id: '100505', name: 'Almacén Alicante', address: 'Calle del Agua 9, 03006 Alicante' }],
          },
        ],
      },
    ],
  },
  {
    id: 'C4003',
    country: 'ES',
    name: 'Tabernas La Higuera Azul S.L.',
    customerType: pointOfSale,
    identificationNo: 'B99003304',
    taxvat: 'ESB99003304',
    address: 'Calle Feria 88, 41002 Sevilla',
    transports: [saturdayVan],
    payers: [
      {
        id: '300403',
        soldTos: [
          {
            id: '200404',
            shipTos: [
              { id: '100506', name: 'La Higuera Feria', address: 'Calle Feria 88, 41002 Sevilla' },
              { id: '100507', name: 'La Higuera Triana', address: 'Calle Betis 37, 41010 Sevilla' },
              { id: '100508', name: 'La Higuera Cádiz', address: 'Calle Sopranis 5, 11005 Cádiz' },
            ],
          },
        ],
      },
    ],
  },
];
