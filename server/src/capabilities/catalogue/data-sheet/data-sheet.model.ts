import { customs, type Language } from '@dray/contract/languages.ts';
import { type DataSheetTexts, dataSheetTexts } from '@dray/contract/texts/data-sheet-text.ts';
import { fillIn } from '@dray/contract/texts/fill-in.ts';
import { toDecimal } from '#platform/money.ts';
import type { Product, Returnable } from '../product/product.model.ts';
import { textIn } from '../product/product.model.ts';
import type { CatalogueWords } from '../wire/catalogue-words.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.model.ts';

/** Everything that is on the sheet, in the reader's words and in order. */
export type DataSheet = {
  language: Language;
  heading: string;
  name: string;
  pack: string;
  brand: string;
  listedOn: string;
  fileName: string;
  paragraphs: readonly Paragraph[];
  sections: readonly Section[];
};

export type Section = { title: string; rows: readonly (readonly [label: string, value: string])[] };

export type Subject = {
  product: Product;
  currency: string;
  returnables: ReadonlyMap<string, Returnable>;
};

type Words = { words: CatalogueWords; texts: DataSheetTexts; language: Language };

export function dataSheetOf(subject: Subject, words: CatalogueWords, language: Language): DataSheet {
  const { product } = subject;
  const sheetWords: Words = { words, texts: dataSheetTexts(language), language };
  return {
    language,
    heading: sheetWords.texts.heading,
    name: product.name,
    pack: words.pack(product),
    brand: product.brand,
    listedOn: product.listedOn,
    fileName: `${fillIn(sheetWords.texts.fileName, { name: product.name, sku: product.sku })}.pdf`,
    paragraphs: paragraphsOf(textIn(product.description, language)),
    sections: [goods(product, sheetWords), onPallet(product, sheetWords), deposits(subject, sheetWords)].filter(
      ({ rows }) => rows.length > 0,
    ),
  };
}

function goods(product: Product, { words, texts, language }: Words): Section {
  const amount = measuring(language);
  const { alcoholContent, shelfLifeDays, volumeLitres, itemsInBox } = product;
  return {
    title: texts.goods,
    rows: [
      [texts.sku, product.sku],
      [texts.brand, [product.brand, product.subBrand].join(' · ')],
      [texts.group, words.group(product.group)],
      [texts.pack, words.pack(product)],
      ...(itemsInBox > 1 ? [[texts.pieces, amount(itemsInBox)] as const] : []),
      ...(volumeLitres > 0 ? [[texts.volume, words.volume(volumeLitres)] as const] : []),
      ...(alcoholContent === undefined ? [] : [[texts.alcohol, amount(alcoholContent)] as const]),
      ...(shelfLifeDays ? [[texts.shelfLife, amount(shelfLifeDays, 'day')] as const] : []),
      [texts.origin, words.country(product.countryOfOrigin)],
      [texts.packCode, product.ean],
      [texts.pieceCode, product.eanOfPiece],
    ],
  };
}

function onPallet(product: Product, { texts, language }: Words): Section {
  const amount = measuring(language);
  const { perLayer, layersPerPallet, hlTenThousandths } = product;
  return {
    title: texts.logistics,
    rows: [
      [texts.netWeight, amount(product.weightKg, 'kilogram')],
      [texts.grossWeight, amount(product.grossWeightKg, 'kilogram')],
      ...(hlTenThousandths > 0 ? [[texts.content, `${amount(hlTenThousandths / 10_000)}\u00a0hl`] as const] : []),
      [texts.perLayer, amount(perLayer)],
      [texts.layers, amount(layersPerPallet)],
      [texts.perPallet, amount(perLayer * layersPerPallet)],
      [texts.palletWeight, amount(product.palletWeightKg, 'kilogram')],
    ],
  };
}

function deposits({ product, currency, returnables }: Subject, { texts, language }: Words): Section {
  const money = new Intl.NumberFormat(customs[language].locale, { style: 'currency', currency });
  const amount = measuring(language);
  const rows = product.returnables.flatMap(({ sku, unitsThousandths }) => {
    const lent = returnables.get(sku);
    if (!lent) return [];
    const price = money.format(toDecimal(lent.unitMinor));
    return [[textIn(lent.name, language), `${amount(unitsThousandths / 1_000)} × ${price}`] as const];
  });
  return { title: texts.deposits, rows };
}

function measuring(language: Language) {
  return (value: number, unit?: 'kilogram' | 'day'): string =>
    new Intl.NumberFormat(customs[language].locale, {
      maximumFractionDigits: 4,
      ...(unit ? { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' } : {}),
    }).format(value);
}
