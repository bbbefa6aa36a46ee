import type { Texts } from '../content/texts.ts';

/** From the top down, by the words in their addresses. */
export type CategoryPath = keyof typeof categoryNames;

export const categoryNames = {
  beer: { en: 'Beer', cs: 'Pivo', it: 'Birra', sk: 'Pivo', es: 'Cerveza' },
  'beer/lager': { en: 'Lager', cs: 'Ležák', it: 'Lager', sk: 'Ležiak', es: 'Lager' },
  'beer/light': { en: 'Light beer', cs: 'Výčepní pivo', it: 'Birra leggera', sk: 'Výčapné pivo', es: 'Cerveza ligera' },
  'beer/dark': { en: 'Dark beer', cs: 'Tmavé pivo', it: 'Birra scura', sk: 'Tmavé pivo', es: 'Cerveza negra' },
  'beer/amber': {
    en: 'Amber beer',
    cs: 'Polotmavé pivo',
    it: 'Birra ambrata',
    sk: 'Polotmavé pivo',
    es: 'Cerveza tostada',
  },
  'beer/wheat': {
    en: 'Wheat beer',
    cs: 'Pšeničné pivo',
    it: 'Birra di frumento',
    sk: 'Pšeničné pivo',
    es: 'Cerveza de trigo',
  },
  'beer/unfiltered': {
    en: 'Unfiltered beer',
    cs: 'Nefiltrované pivo',
    it: 'Birra non filtrata',
    sk: 'Nefiltrované pivo',
    es: 'Cerveza sin filtrar',
  },
  'beer/ale': { en: 'Ale and IPA', cs: 'Ale a IPA', it: 'Ale e IPA', sk: 'Ale a IPA', es: 'Ale e IPA' },
  'beer/alcohol-free': {
    en: 'Alcohol-free beer',
    cs: 'Nealkoholické pivo',
    it: 'Birra analcolica',
    sk: 'Nealkoholické pivo',
    es: 'Cerveza sin alcohol',
  },
  'beer/radler': { en: 'Radler', cs: 'Radler', it: 'Radler', sk: 'Radler', es: 'Clara' },
  cider: { en: 'Cider', cs: 'Cider', it: 'Sidro', sk: 'Cider', es: 'Sidra' },
  'cider/apple': {
    en: 'Apple cider',
    cs: 'Jablečný cider',
    it: 'Sidro di mele',
    sk: 'Jablkový cider',
    es: 'Sidra de manzana',
  },
  'cider/pear': {
    en: 'Pear cider',
    cs: 'Hruškový cider',
    it: 'Sidro di pere',
    sk: 'Hruškový cider',
    es: 'Sidra de pera',
  },
  'soft-drinks': { en: 'Soft drinks', cs: 'Nealko', it: 'Bibite', sk: 'Nealko', es: 'Refrescos' },
  'soft-drinks/lemonade': { en: 'Lemonade', cs: 'Limonády', it: 'Bibite gassate', sk: 'Limonády', es: 'Limonadas' },
  'soft-drinks/draught': {
    en: 'Draught soft drinks',
    cs: 'Čepované nealko',
    it: 'Bibite alla spina',
    sk: 'Čapované nealko',
    es: 'Refrescos de barril',
  },
  water: { en: 'Water', cs: 'Voda', it: 'Acqua', sk: 'Voda', es: 'Agua' },
  'water/spring': {
    en: 'Spring water',
    cs: 'Pramenitá voda',
    it: 'Acqua di sorgente',
    sk: 'Pramenitá voda',
    es: 'Agua de manantial',
  },
  dispense: { en: 'Dispense', cs: 'Výčepní technika', it: 'Spillatura', sk: 'Výčapná technika', es: 'Tiraje' },
  'dispense/gas': { en: 'Gas', cs: 'Plyny', it: 'Gas', sk: 'Plyny', es: 'Gas' },
} as const satisfies Record<string, Texts>;
