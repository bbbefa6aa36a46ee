import { bundleTitles as titles } from './bundle-titles.ts';
import type { DemoBundle } from './demo-bundle.ts';

export const slovakBundles: readonly DemoBundle[] = [
  {
    sku: 'SKS100211',
    country: 'SK',
    name: 'Sada Hokejový večer',
    brand: 'Tatrín',
    subBrand: 'Sada',
    category: 'beer/lager',
    description: {
      en: '<p>For a full house in front of the screen: three kegs, a tray of radler and the gas to keep up.</p>',
      cs: '<p>Na plný dům u obrazovky: tři sudy, plato radleru a plyn, aby výčep stačil.</p>',
      it: '<p>Per il locale pieno davanti allo schermo: tre fusti, un vassoio di radler e il gas per tenere il ritmo.</p>',
      sk: '<p>Na plný dom pri obrazovke: tri sudy, plato radlera a plyn, aby výčap stíhal.</p>',
      es: '<p>Para el local lleno ante la pantalla: tres barriles, una bandeja de clara y el gas para seguir el ritmo.</p>',
    },
    minimumAmount: 1,
    validFromDays: -10,
    validToDays: 60,
    soldAmount: 7,
    discountPercent: 9,
    items: [
      {
        title: titles.draughtBeer,
        options: [
          { sku: 'SK100015', quantity: 3, canChangeQuantity: true },
          { sku: 'SK100072', quantity: 3, canChangeQuantity: true },
        ],
      },
      {
        title: titles.radler,
        options: [
          { sku: 'SK100021', quantity: 1 },
          { sku: 'SK100081', quantity: 1 },
        ],
      },
      { title: titles.gas, options: [{ sku: 'SK100086', quantity: 1 }] },
    ],
  },
  {
    sku: 'SKS100212',
    country: 'SK',
    name: 'Sada Grilovačka',
    brand: 'Brezovar',
    subBrand: 'Sada',
    category: 'beer/light',
    description: {
      en: '<p>By the grill: crates of the light ten, alcohol-free for the cook and water for everyone.</p>',
      cs: '<p>Ke grilu: přepravky desítky, nealko pro kuchaře a voda pro všechny.</p>',
      it: '<p>Accanto alla griglia: casse di dieci gradi, analcolica per il cuoco e acqua per tutti.</p>',
      sk: '<p>Ku grilu: prepravky desiatky, nealko pre kuchára a voda pre všetkých.</p>',
      es: '<p>Junto a la parrilla: cajas retornables de la de diez, sin alcohol para el cocinero y agua para todos.</p>',
    },
    minimumAmount: 2,
    validFromDays: -5,
    validToDays: 45,
    limitedAmount: 200,
    soldAmount: 64,
    discountPercent: 7,
    items: [
      { title: titles.bottledBeer, options: [{ sku: 'SK100020', quantity: 6, canChangeQuantity: true }] },
      { title: titles.alcoholFree, options: [{ sku: 'SK100077', quantity: 1 }] },
      { title: titles.softDrink, isRequired: false, options: [{ sku: 'SK100022', quantity: 4 }] },
    ],
  },
];
