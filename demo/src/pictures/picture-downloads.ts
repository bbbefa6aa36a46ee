import type { NewFile } from '@dray/server/capabilities/files/index.ts';
import type { Texts } from '../content/texts.ts';
import type { Download } from '../products/downloads.ts';
import type { DrawnProduct } from './drawn-products.ts';

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

/** What a shop may print: the pack, and the label where the pack has one. Of a bundle there is nothing to print. */
export const pictureDownloads = (
  { large, label, isBundle }: DrawnProduct,
  addressOf: (file: NewFile) => string,
): Download[] => [
  ...(isBundle ? [] : [{ name: packPicture, url: addressOf(large), size: large.sizeBytes }]),
  ...(label ? [{ name: labelArtwork, url: addressOf(label), size: label.sizeBytes }] : []),
];
