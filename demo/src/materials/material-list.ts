import { type BrandVoice, brandVoices, drinkVoices } from './brand-voices.ts';
import type { MaterialKindId } from './material-kinds.ts';

/** One file to be made: something printed, or the picture of a pack. */
export type Material = {
  voice: BrandVoice;
  folder: string;
  what: { kind: MaterialKindId } | { pack: string };
  /** Sets it apart from its sisters in name and file name. */
  edition: string;
};

const everyBrand: readonly MaterialKindId[] = [
  'poster',
  'tableTent',
  'beermat',
  'tapLabel',
  'priceTags',
  'logo',
  'plainLogo',
];

const printed = (voice: BrandVoice, kind: MaterialKindId, edition = ''): Material => ({
  voice,
  folder: voice.folder,
  what: { kind },
  edition,
});

const pictured = (voice: BrandVoice, pack: string, folder = voice.folder): Material => ({
  voice,
  folder,
  what: { pack },
  edition: pack.toLowerCase(),
});

const brand = (id: string): BrandVoice => {
  const found = [...brandVoices, ...drinkVoices].find((voice) => voice.id === id);
  if (!found) throw new Error(`Nobody speaks for ${id}`);
  return found;
};

/** The brand speaking for another of its beers. */
const about = (id: string, lead: Partial<BrandVoice['lead']>): BrandVoice => {
  const voice = brand(id);
  return { ...voice, lead: { ...voice.lead, ...lead } };
};

const unfiltered = about('havranov', {
  subBrand: 'havranov-nefiltr',
  slogan: 'Tak, jak zraje ve sklepě',
  note: 'Nefiltrovaný 11°',
});
const nonFiltrata = about('valdoro', { subBrand: 'non-filtrata', slogan: 'Velata per natura', note: 'Non filtrata' });
const tatrinEleven = about('tatrin', { subBrand: 'tatrin-11', note: 'Svetlé 11%' });
const withoutAlcohol = about('almirada', {
  subBrand: '0-0',
  slogan: 'Todo el sabor, cero alcohol',
  note: '0,0 Tostada',
});
const havranovPacks = 'havranov/packs';

export const materials: readonly Material[] = [
  ...brandVoices.flatMap((voice) => [
    ...everyBrand.map((kind) => printed(voice, kind)),
    pictured(voice, voice.lead.pack, voice.id === 'havranov' ? havranovPacks : voice.folder),
  ]),
  ...drinkVoices.flatMap((voice) => [printed(voice, 'poster'), printed(voice, 'logo')]),
  pictured(brand('sadovka'), 'OWK20'),
  pictured(brand('citrela'), 'PET6'),
  ...['CR20', 'CAN24', 'KEG30', 'NRB24'].map((pack) => pictured(brand('havranov'), pack, havranovPacks)),
  printed(unfiltered, 'poster', 'nefiltr'),
  printed(nonFiltrata, 'poster', 'non-filtrata'),
  printed(tatrinEleven, 'tapLabel', '11'),
  printed(withoutAlcohol, 'poster', '0-0'),
];
