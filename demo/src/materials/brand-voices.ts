import type { Country } from '../markets/demo-countries.ts';

export type Pattern = 'rays' | 'hills' | 'waves' | 'stripes' | 'dots';

/** What a brand says on paper, in the language of its home. */
export type BrandVoice = {
  id: string;
  name: string;
  folder: string;
  language: 'cs' | 'sk' | 'it' | 'es';
  markets: readonly Country[];
  /** The line that leads: its slug among the pictures, what its posters say, how it is packed. */
  lead: { subBrand: string; slogan: string; note: string; pack: string };
  pattern: Pattern;
};

const voice = (
  id: string,
  name: string,
  rest: Omit<BrandVoice, 'id' | 'name' | 'folder'>,
  folder = id,
): BrandVoice => ({
  id,
  name,
  folder,
  ...rest,
});

export const brandVoices: readonly BrandVoice[] = [
  voice('havranov', 'Havranov', {
    language: 'cs',
    markets: ['CZ', 'SK'],
    lead: { subBrand: 'havranov-12', slogan: 'Poctivý ležák z Havranova', note: 'Ležák 12°', pack: 'KEG50' },
    pattern: 'rays',
  }),
  voice('zluty-mlyn', 'Žlutý Mlýn', {
    language: 'cs',
    markets: ['CZ'],
    lead: { subBrand: 'desitka', slogan: 'Desítka na každý den', note: 'Výčepní 10°', pack: 'CR20' },
    pattern: 'stripes',
  }),
  voice('tatrin', 'Tatrín', {
    language: 'sk',
    markets: ['SK', 'CZ'],
    lead: { subBrand: 'tatrin-12', slogan: 'Pivo spod hôr', note: 'Svetlý ležiak 12%', pack: 'KEG50' },
    pattern: 'hills',
  }),
  voice('brezovar', 'Brezovar', {
    language: 'sk',
    markets: ['SK'],
    lead: { subBrand: '10', slogan: 'Svieži od prvého dúška', note: 'Výčapné 10%', pack: 'CR20' },
    pattern: 'dots',
  }),
  voice('valdoro', 'Valdoro', {
    language: 'it',
    markets: ['IT'],
    lead: { subBrand: 'classica', slogan: 'L’oro della tavola', note: 'Classica 4,7% vol', pack: 'NRB24' },
    pattern: 'rays',
  }),
  voice('faro-basso', 'Faro Basso', {
    language: 'it',
    markets: ['IT'],
    lead: { subBrand: 'doppio', slogan: 'Forte come il porto', note: 'Doppio malto 6,6% vol', pack: 'NRB24' },
    pattern: 'waves',
  }),
  voice('almirada', 'Almirada', {
    language: 'es',
    markets: ['ES'],
    lead: { subBrand: 'especial', slogan: 'Mar, sol y una caña', note: 'Especial 5,4% vol.', pack: 'KEG50' },
    pattern: 'waves',
  }),
  voice('sierra-brava', 'Sierra Brava', {
    language: 'es',
    markets: ['ES'],
    lead: { subBrand: 'tostada', slogan: 'Tostada con carácter', note: 'Tostada 6% vol.', pack: 'NRB24' },
    pattern: 'hills',
  }),
];

const everywhere: readonly Country[] = ['CZ', 'SK', 'IT', 'ES'];

export const drinkVoices: readonly BrandVoice[] = [
  voice(
    'sadovka',
    'Sadovka',
    {
      language: 'cs',
      markets: everywhere,
      lead: { subBrand: 'jablko', slogan: 'Jablko, jak má být', note: 'Cider 4,5% obj.', pack: 'OWK20' },
      pattern: 'dots',
    },
    'drinks',
  ),
  voice(
    'citrela',
    'Citrela',
    {
      language: 'cs',
      markets: everywhere,
      lead: { subBrand: 'citron', slogan: 'Osvěží po česku', note: 'Citron', pack: 'PET6' },
      pattern: 'stripes',
    },
    'drinks',
  ),
  voice(
    'biela-studna',
    'Biela Studňa',
    {
      language: 'sk',
      markets: ['SK', 'CZ'],
      lead: { subBrand: 'jemna', slogan: 'Voda spod brezového lesa', note: 'Jemne sýtená', pack: 'PET6' },
      pattern: 'waves',
    },
    'drinks',
  ),
];
