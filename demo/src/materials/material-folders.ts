import { sameEverywhere, spokenLanguages, type Texts } from '../content/texts.ts';
import type { Country } from '../markets/demo-countries.ts';
import { brandVoices } from './brand-voices.ts';

type Folder = { path: string; name: Texts; order: number; markets: readonly Country[] };

export const materialFolders: readonly Folder[] = [
  ...brandVoices.map(({ folder, name, markets }, index) => ({
    path: folder,
    name: sameEverywhere(name),
    order: (index + 1) * 10,
    markets,
  })),
  {
    path: 'havranov/packs',
    name: {
      en: 'Havranov packs',
      cs: 'Balení Havranov',
      sk: 'Balenia Havranov',
      it: 'Formati Havranov',
      es: 'Formatos Havranov',
    },
    order: 10,
    markets: ['CZ', 'SK'],
  },
  {
    path: 'drinks',
    name: {
      en: 'Cider, lemonade, water',
      cs: 'Cider, limonády, voda',
      sk: 'Cider, limonády, voda',
      it: 'Sidro, bibite, acqua',
      es: 'Sidra, refrescos, agua',
    },
    order: 90,
    markets: [],
  },
];

/** A map of texts as YAML writes it in one line. */
export const textsLine = (texts: Texts): string =>
  `{ ${spokenLanguages.map((language) => `${language}: ${JSON.stringify(texts[language])}`).join(', ')} }`;

export const marketsLine = (markets: readonly Country[]): string[] =>
  markets.length > 0 && markets.length < 4 ? [`markets: [${markets.join(', ')}]`] : [];
