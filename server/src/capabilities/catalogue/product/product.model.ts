import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

/** One text in the languages it was written in. */
export type Texts = Partial<Readonly<Record<Language, string>>>;

export type Category = {
  uid: string;
  parentUid: string | undefined;
  country: Country;
  name: Texts;
  urlKey: string;
  urlPath: string;
  level: number;
  position: number;
};

/** What is lent with the goods and comes back: bottle, crate, keg, and the pallet under them. */
export type Returnable = { sku: string; country: Country; kind: string; name: Texts; unitMinor: Minor };

export type Bundle = {
  minimumAmount: number;
  validFrom: string;
  validTo: string;
  limitedAmount: number | undefined;
  soldAmount: number;
  /** Hundredths of a percent. */
  discount: number;
  items: readonly BundleItem[];
};

export type BundleItem = { id: string; title: Texts; isRequired: boolean; options: readonly BundleOption[] };

export type BundleOption = {
  id: string;
  sku: string;
  quantity: number;
  canChangeQuantity: boolean;
  isDefault: boolean;
};

/** A picture, and the same small where somebody drew it for that; for most the browser makes it smaller. */
export type ProductImage = { url: string; label: string; thumbnail?: string };

/** Everything about an article that is the same for every customer. */
export type Product = {
  sku: string;
  country: Country;
  categoryUid: string;
  name: string;
  description: Texts;
  brand: string;
  subBrand: string;
  group: string;
  packFormat: string;
  materialType: string;
  itemsInBox: number;
  bottles: number;
  volumeLitres: number;
  /** Ten-thousandths of a hectolitre, so that a price per litre is exact. */
  hlTenThousandths: number;
  perLayer: number;
  layersPerPallet: number;
  weightKg: number;
  grossWeightKg: number;
  palletWeightKg: number;
  isReturnable: boolean;
  /** Hundredths of a percent. */
  taxRate: number;
  alcoholContent: number | undefined;
  shelfLifeDays: number | undefined;
  countryOfOrigin: string;
  ean: string;
  eanOfPiece: string;
  isNew: boolean;
  isLast: boolean;
  isSale: boolean;
  byPack: boolean;
  byLayer: boolean;
  byPallet: boolean;
  isDiscontinued: boolean;
  isOutOfStock: boolean;
  availableFrom: string | undefined;
  substituteSku: string | undefined;
  relatedSkus: readonly string[];
  images: readonly ProductImage[];
  downloads: readonly { name: Texts; url: string; size: number }[];
  listedOn: string;
  /** How many of each, in thousandths. */
  returnables: readonly { sku: string; unitsThousandths: number }[];
  bundle: Bundle | undefined;
  /** The transaction of its last change: the same number means the same product. */
  changedIn: string;
};

/** A list shows what can be bought by itself and still is (T51). */
export const isListed = (product: Product): boolean => product.bundle === undefined && !product.isDiscontinued;

/** In the reader's language, else in English, else in whatever there is. */
export const textIn = (texts: Texts, language: Language): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
