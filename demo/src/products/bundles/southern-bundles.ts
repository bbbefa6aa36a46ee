import { bundleTitles as titles } from './bundle-titles.ts';
import type { DemoBundle } from './demo-bundle.ts';

export const southernBundles: readonly DemoBundle[] = [
  {
    sku: 'ITS100221',
    country: 'IT',
    name: 'Offerta Aperitivo sul lago',
    brand: 'Valdoro',
    subBrand: 'Offerta',
    category: 'beer/lager',
    description: {
      en: '<p>The aperitivo as it should be: Classica in bottles, Non Filtrata on tap and a cider for those who prefer fruit.</p>',
      cs: '<p>Aperitiv, jak má být: Classica v lahvích, Non Filtrata na čepu a cider pro ty, kdo mají radši ovoce.</p>',
      it: '<p>L’aperitivo come deve essere: Classica in bottiglia, Non Filtrata alla spina e un sidro per chi preferisce la frutta.</p>',
      sk: '<p>Aperitív, ako má byť: Classica vo fľašiach, Non Filtrata na čape a cider pre tých, čo majú radšej ovocie.</p>',
      es: '<p>El aperitivo como debe ser: Classica en botella, Non Filtrata de barril y una sidra para quien prefiere la fruta.</p>',
    },
    minimumAmount: 1,
    validFromDays: -15,
    validToDays: 50,
    soldAmount: 22,
    discountPercent: 8,
    items: [
      {
        title: titles.bottledBeer,
        options: [
          { sku: 'IT100023', quantity: 9, canChangeQuantity: true },
          { sku: 'IT100024', quantity: 9, canChangeQuantity: true },
        ],
      },
      { title: titles.draughtBeer, options: [{ sku: 'IT100027', quantity: 3 }] },
      { title: titles.cider, isRequired: false, options: [{ sku: 'IT100106', quantity: 2 }] },
    ],
  },
  {
    sku: 'ITS100222',
    country: 'IT',
    name: 'Offerta Serata al faro',
    brand: 'Faro Basso',
    subBrand: 'Offerta',
    category: 'beer/amber',
    description: {
      en: '<p>A tasting of the lighthouse: double malt in bottles, the pale on tap.</p>',
      cs: '<p>Ochutnávka od majáku: silné doppio malto v lahvích, světlé na čepu.</p>',
      it: '<p>La degustazione del faro: doppio malto in bottiglia, chiara alla spina.</p>',
      sk: '<p>Ochutnávka od majáka: silné doppio malto vo fľašiach, svetlé na čape.</p>',
      es: '<p>La cata del faro: doble malta en botella, rubia de barril.</p>',
    },
    minimumAmount: 1,
    validFromDays: 30,
    validToDays: 90,
    soldAmount: 0,
    discountPercent: 10,
    items: [
      { title: titles.bottledBeer, options: [{ sku: 'IT100029', quantity: 3 }] },
      {
        title: titles.draughtBeer,
        options: [
          { sku: 'IT100103', quantity: 2, canChangeQuantity: true },
          { sku: 'IT100100', quantity: 2, canChangeQuantity: true },
        ],
      },
    ],
  },
  {
    sku: 'ESS100231',
    country: 'ES',
    name: 'Pack Terraza: barril, clara y gas',
    brand: 'Almirada',
    subBrand: 'Pack',
    category: 'beer/lager',
    description: {
      en: '<p>The terrace in one order: Especial on tap, clara for the midday heat and the gas for both.</p>',
      cs: '<p>Terasa jednou objednávkou: Especial na čep, radler do poledního horka a plyn k tomu.</p>',
      it: '<p>La terrazza in un solo ordine: Especial alla spina, radler per il caldo di mezzogiorno e il gas per spillare.</p>',
      sk: '<p>Terasa jednou objednávkou: Especial na čap, radler do poludňajšej horúčavy a plyn k tomu.</p>',
      es: '<p>La terraza en un solo pedido: Especial de barril, clara para el calor del mediodía y el gas para tirarla.</p>',
    },
    minimumAmount: 1,
    validFromDays: -25,
    validToDays: 40,
    limitedAmount: 120,
    soldAmount: 33,
    discountPercent: 8,
    items: [
      {
        title: titles.draughtBeer,
        options: [
          { sku: 'ES100032', quantity: 3, canChangeQuantity: true },
          { sku: 'ES100031', quantity: 2, canChangeQuantity: true },
        ],
      },
      {
        title: titles.radler,
        options: [
          { sku: 'ES100112', quantity: 2 },
          { sku: 'ES100113', quantity: 2 },
        ],
      },
      { title: titles.gas, options: [{ sku: 'ES100120', quantity: 1 }] },
    ],
  },
];
