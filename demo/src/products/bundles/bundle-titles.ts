import type { Texts } from '../../content/texts.ts';

/** What a customer chooses within a bundle. */
export const bundleTitles = {
  draughtBeer: {
    en: 'Draught beer',
    cs: 'Čepované pivo',
    it: 'Birra alla spina',
    sk: 'Čapované pivo',
    es: 'Cerveza de barril',
  },
  bottledBeer: {
    en: 'Bottled beer',
    cs: 'Lahvové pivo',
    it: 'Birra in bottiglia',
    sk: 'Fľaškové pivo',
    es: 'Cerveza en botella',
  },
  cannedBeer: {
    en: 'Canned beer',
    cs: 'Pivo v plechovce',
    it: 'Birra in lattina',
    sk: 'Pivo v plechovke',
    es: 'Cerveza en lata',
  },
  gas: {
    en: 'Gas for dispense',
    cs: 'Výčepní plyn',
    it: 'Gas per la spillatura',
    sk: 'Výčapný plyn',
    es: 'Gas para el tiraje',
  },
  radler: {
    en: 'Radler of your choice',
    cs: 'Radler podle výběru',
    it: 'Radler a scelta',
    sk: 'Radler podľa výberu',
    es: 'Clara a elegir',
  },
  softDrink: { en: 'Soft drink', cs: 'Nealko', it: 'Bibita', sk: 'Nealko', es: 'Refresco' },
  cider: { en: 'Cider', cs: 'Cider', it: 'Sidro', sk: 'Cider', es: 'Sidra' },
  alcoholFree: {
    en: 'Alcohol-free beer',
    cs: 'Nealkoholické pivo',
    it: 'Birra analcolica',
    sk: 'Nealkoholické pivo',
    es: 'Cerveza sin alcohol',
  },
} as const satisfies Record<string, Texts>;
