import type { Texts } from '../content/texts.ts';
import { drawLogo, drawPlainLogo } from './draw-logo.ts';
import { drawBeermat, drawPoster, drawPriceTags, drawTableTent, drawTapLabel, type Printed } from './draw-printed.ts';

/** What trade marketing calls each of its papers; the file is named in the language of the brand. */
type MaterialKind = { name: Texts; fileWord: Texts; form: 'pdf' | 'png' | 'svg'; draw: Printed };

const kind = (form: MaterialKind['form'], draw: Printed, name: Texts, fileWord: Texts): MaterialKind => ({
  name,
  fileWord,
  form,
  draw,
});

export const materialKinds = {
  poster: kind(
    'pdf',
    drawPoster,
    { en: 'poster A3', cs: 'plakát A3', sk: 'plagát A3', it: 'locandina A3', es: 'cartel A3' },
    { en: 'poster-a3', cs: 'plakat-a3', sk: 'plagat-a3', it: 'locandina-a3', es: 'cartel-a3' },
  ),
  tableTent: kind(
    'pdf',
    drawTableTent,
    {
      en: 'table tent',
      cs: 'stojánek na stůl',
      sk: 'stojan na stôl',
      it: 'cavaliere da tavolo',
      es: 'expositor de mesa',
    },
    { en: 'table-tent', cs: 'stojanek', sk: 'stojan', it: 'cavaliere', es: 'expositor' },
  ),
  beermat: kind(
    'png',
    drawBeermat,
    { en: 'beermat', cs: 'pivní tácek', sk: 'podpivník', it: 'sottobicchiere', es: 'posavasos' },
    { en: 'beermat', cs: 'tacek', sk: 'podpivnik', it: 'sottobicchiere', es: 'posavasos' },
  ),
  tapLabel: kind(
    'png',
    drawTapLabel,
    {
      en: 'tap badge',
      cs: 'štítek na kohout',
      sk: 'štítok na kohút',
      it: 'medaglione per la spina',
      es: 'placa de grifo',
    },
    { en: 'tap-badge', cs: 'stitek', sk: 'stitok', it: 'medaglione', es: 'placa' },
  ),
  priceTags: kind(
    'pdf',
    drawPriceTags,
    { en: 'price tags', cs: 'cenovky', sk: 'cenovky', it: 'cartellini prezzo', es: 'etiquetas de precio' },
    { en: 'price-tags', cs: 'cenovky', sk: 'cenovky', it: 'cartellini', es: 'etiquetas' },
  ),
  logo: kind(
    'svg',
    drawLogo,
    {
      en: 'logo in colour',
      cs: 'barevné logo',
      sk: 'farebné logo',
      it: 'logo a colori',
      es: 'logotipo en color',
    },
    { en: 'logo', cs: 'logo-barevne', sk: 'logo-farebne', it: 'logo-colori', es: 'logotipo-color' },
  ),
  plainLogo: kind(
    'svg',
    drawPlainLogo,
    {
      en: 'logo in one colour',
      cs: 'jednobarevné logo',
      sk: 'jednofarebné logo',
      it: 'logo monocromatico',
      es: 'logotipo a una tinta',
    },
    { en: 'logo-plain', cs: 'logo-cerne', sk: 'logo-cierne', it: 'logo-nero', es: 'logotipo-negro' },
  ),
} as const;

export type MaterialKindId = keyof typeof materialKinds;

/** Pictures of packs are the catalogue's own, large enough for a menu. */
export const packPicture: { name: Texts; fileWord: Texts } = {
  name: {
    en: 'pack picture',
    cs: 'obrázek balení',
    sk: 'obrázok balenia',
    it: 'immagine del formato',
    es: 'imagen del formato',
  },
  fileWord: { en: 'pack', cs: 'baleni', sk: 'balenie', it: 'formato', es: 'formato' },
};
