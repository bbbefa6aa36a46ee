import { bundleTitles as titles } from './bundle-titles.ts';
import type { DemoBundle } from './demo-bundle.ts';

export const czechBundles: readonly DemoBundle[] = [
  {
    sku: 'CZS100201',
    country: 'CZ',
    name: 'Sada Zahrádka: sudy, radler a plyn',
    brand: 'Havranov',
    subBrand: 'Sada',
    category: 'beer/lager',
    description: {
      en: '<p>Everything a garden needs for its first warm weekend: four kegs, a radler of your choice and the gas to pour it.</p>',
      cs: '<p>Všechno, co zahrádka potřebuje na první teplý víkend: čtyři sudy, radler podle výběru a plyn k výčepu.</p>',
      it: '<p>Tutto ciò che serve a un giardino per il primo fine settimana caldo: quattro fusti, un radler a scelta e il gas per spillare.</p>',
      sk: '<p>Všetko, čo terasa potrebuje na prvý teplý víkend: štyri sudy, radler podľa výberu a plyn na výčap.</p>',
      es: '<p>Todo lo que una terraza necesita para el primer fin de semana de calor: cuatro barriles, una clara a elegir y el gas para tirarla.</p>',
    },
    minimumAmount: 1,
    validFromDays: -20,
    validToDays: 75,
    soldAmount: 12,
    discountPercent: 8,
    items: [
      {
        title: titles.draughtBeer,
        options: [
          { sku: 'CZ100001', quantity: 4, canChangeQuantity: true },
          { sku: 'CZ100038', quantity: 4, canChangeQuantity: true },
        ],
      },
      {
        title: titles.radler,
        options: [
          { sku: 'CZ100060', quantity: 2 },
          { sku: 'CZ100062', quantity: 2 },
        ],
      },
      { title: titles.gas, options: [{ sku: 'CZ100014', quantity: 1 }] },
    ],
  },
  {
    sku: 'CZS100202',
    country: 'CZ',
    name: 'Sada Nealko koutek',
    brand: 'Havranov',
    subBrand: 'Sada',
    category: 'beer/alcohol-free',
    description: {
      en: '<p>A corner for those who drive: alcohol-free beer in crates and cans, and lemonade for the children.</p>',
      cs: '<p>Koutek pro ty, kdo řídí: nealkoholické pivo v přepravkách i plechovkách a limonáda pro děti.</p>',
      it: '<p>Un angolo per chi guida: birra analcolica in casse e lattine, e bibite per i bambini.</p>',
      sk: '<p>Kútik pre tých, čo šoférujú: nealkoholické pivo v prepravkách aj plechovkách a limonáda pre deti.</p>',
      es: '<p>Un rincón para quien conduce: cerveza sin alcohol en cajas retornables y latas, y refresco para los niños.</p>',
    },
    minimumAmount: 1,
    validFromDays: -45,
    validToDays: 30,
    limitedAmount: 50,
    soldAmount: 48,
    discountPercent: 12,
    items: [
      { title: titles.bottledBeer, options: [{ sku: 'CZ100010', quantity: 4, canChangeQuantity: true }] },
      { title: titles.cannedBeer, options: [{ sku: 'CZ100011', quantity: 2 }] },
      {
        title: titles.softDrink,
        isRequired: false,
        options: [
          { sku: 'CZ100013', quantity: 4 },
          { sku: 'CZ100067', quantity: 4 },
        ],
      },
    ],
  },
  {
    sku: 'CZS100203',
    country: 'CZ',
    name: 'Sada Posvícení ve mlýně',
    brand: 'Žlutý Mlýn',
    subBrand: 'Sada',
    category: 'beer/light',
    description: {
      en: '<p>The mill feast: kegs of the light ten and crates of dark to cut it with.</p>',
      cs: '<p>Posvícení ve mlýně: sudy desítky a přepravky tmavého na řezané.</p>',
      it: '<p>La festa del mulino: fusti della dieci gradi e casse di scura per la «tagliata».</p>',
      sk: '<p>Hody v mlyne: sudy desiatky a prepravky tmavého na rezané.</p>',
      es: '<p>La fiesta del molino: barriles de la de diez y cajas retornables de negra para mezclar.</p>',
    },
    minimumAmount: 1,
    validFromDays: -90,
    validToDays: -12,
    soldAmount: 31,
    discountPercent: 10,
    items: [
      { title: titles.draughtBeer, options: [{ sku: 'CZ100006', quantity: 3, canChangeQuantity: true }] },
      { title: titles.bottledBeer, options: [{ sku: 'CZ100009', quantity: 2 }] },
    ],
  },
];
