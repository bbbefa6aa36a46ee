import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { type CatalogueTexts, catalogueTexts } from '@dray/contract/texts/catalogue-text.ts';
import { fillIn } from '@dray/contract/texts/fill-in.ts';
import type { NotOrderable } from '../product/not-orderable.model.ts';
import { packFamilies, packKindOf } from '../product/pack.model.ts';
import type { Product, Texts } from '../product/product.model.ts';

/** How one language says what the catalogue shows. */
export type CatalogueWords = ReturnType<typeof makeWords>;

const cached = new Map<Language, CatalogueWords>();

export function catalogueWords(language: Language): CatalogueWords {
  const words = cached.get(language) ?? makeWords(language);
  cached.set(language, words);
  return words;
}

const noBreak = '\u00a0';

function makeWords(language: Language) {
  const texts = catalogueTexts(language);
  const { locale, poursCentilitres } = customs[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const packs = new Map<string, string>();

  const volume = (litres: number): string =>
    litres < 1 && poursCentilitres
      ? `${number.format(litres * 100)}${noBreak}cl`
      : `${number.format(litres)}${noBreak}l`;

  const pack = (product: Product): string => {
    const { packFormat, itemsInBox, volumeLitres, weightKg } = product;
    const key = `${packFormat} ${itemsInBox} ${volumeLitres} ${weightKg}`;
    const known = packs.get(key);
    if (known) return known;
    const label = fillIn(texts.packs[packTextOf(product)], {
      items: itemsInBox,
      volume: volume(volumeLitres),
      weight: `${number.format(weightKg)}${noBreak}kg`,
    });
    packs.set(key, label);
    return label;
  };

  return {
    texts,
    pack,
    volume,
    country: (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    group: (group: string): string => named(texts.groups, group),
    packFamily: (family: string): string => named(texts.packFamilies, family),
    notOrderable: ({ code, date: day }: NotOrderable): string => {
      const text = code === 'OUT_OF_STOCK' && day ? texts.notOrderable.OUT_OF_STOCK_UNTIL : texts.notOrderable[code];
      return fillIn(text, day ? { date: date.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', noBreak) } : {});
    },
  };
}

const textsOfProducts = new WeakMap<Product, Texts>();
const textsOfLabels = new Map<string, Texts>();

/** What a product is packed in, in every language; the same object for all that are packed alike. */
export function packTexts(product: Product): Texts {
  const known = textsOfProducts.get(product);
  if (known) return known;
  const labels = languages.map((language) => [language, catalogueWords(language).pack(product)] as const);
  const name = JSON.stringify(labels);
  const texts = textsOfLabels.get(name) ?? Object.fromEntries(labels);
  textsOfLabels.set(name, texts);
  textsOfProducts.set(product, texts);
  return texts;
}

function packTextOf({ packFormat, itemsInBox, volumeLitres }: Product): keyof CatalogueTexts['packs'] {
  const kind = packKindOf(packFormat);
  if (kind !== 'other') return kind;
  if (volumeLitres === 0) return 'bare';
  return itemsInBox === 1 ? 'single' : 'other';
}

/** A group that the texts do not know is called what the data calls it. */
const named = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

export const packFamilyPosition = (family: string): number => packFamilies.map(String).indexOf(family);

/** For anyone who shows groups without their goods. */
export const groupNameIn = (language: Language, group: string): string => catalogueWords(language).group(group);
