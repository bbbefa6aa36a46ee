import { drawnLabel, drawnPack, packSlug } from '@dray/server/capabilities/catalogue/pictures/index.ts';
import type { Texts } from '../content/texts.ts';
import type { DemoProduct } from './demo-products.ts';

type Download = { name: Texts; url: string; size: number };

const dataSheet: Texts = {
  en: 'Product data sheet (PDF)',
  cs: 'Produktový list (PDF)',
  it: 'Scheda prodotto (PDF)',
  sk: 'Produktový list (PDF)',
  es: 'Ficha de producto (PDF)',
};
const labelArtwork: Texts = {
  en: 'Label artwork (SVG)',
  cs: 'Grafika etikety (SVG)',
  it: 'Grafica dell’etichetta (SVG)',
  sk: 'Grafika etikety (SVG)',
  es: 'Diseño de la etiqueta (SVG)',
};
const packPicture: Texts = {
  en: 'Picture of the pack (SVG)',
  cs: 'Obrázek balení (SVG)',
  it: 'Immagine del collo (SVG)',
  sk: 'Obrázok balenia (SVG)',
  es: 'Imagen del bulto (SVG)',
};

/** The sheet is made when it is asked for and differs by language, so its size is a round figure. */
const dataSheetBytes = 18_000;

export function downloadsOf({ sku, line, pack }: DemoProduct): Download[] {
  const slug = packSlug(line.brand, line.subBrand);
  const picture = drawnPack(pack.format, slug, 'detailed');
  return [
    { name: dataSheet, url: `/content/downloads/${sku}/datasheet.pdf`, size: dataSheetBytes },
    { name: packPicture, url: `/content/packs/${pack.format}/${slug}.svg`, size: Buffer.byteLength(picture) },
    ...(line.style === 'gas'
      ? []
      : [{ name: labelArtwork, url: `/content/labels/${slug}.svg`, size: Buffer.byteLength(drawnLabel(slug)) }]),
  ];
}
