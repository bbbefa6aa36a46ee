import type { Texts } from '../content/texts.ts';
import type { DemoProduct } from './demo-products.ts';

export type Download = { name: Texts; url: string; size: number };

const dataSheet: Texts = {
  en: 'Product data sheet (PDF)',
  cs: 'Produktový list (PDF)',
  it: 'Scheda prodotto (PDF)',
  sk: 'Produktový list (PDF)',
  es: 'Ficha de producto (PDF)',
};

/** The sheet is made when it is asked for and differs by language, so its size is a round figure. */
const dataSheetBytes = 18_000;

/** What comes with the goods; pictures to download are added with the pictures themselves. */
export const downloadsOf = ({ sku }: DemoProduct): Download[] => [
  { name: dataSheet, url: `/content/downloads/${sku}/datasheet.pdf`, size: dataSheetBytes },
];
