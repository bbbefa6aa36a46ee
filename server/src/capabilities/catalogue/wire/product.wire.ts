import type { Product as ProductOnWire } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { languageParameters } from '@dray/contract/request-headers.ts';
import { amountLeft } from '../product/bundle.model.ts';
import { type Product, textIn } from '../product/product.model.ts';
import type { Showing } from '../shelf/showing.ts';
import { bundleItemsToWire } from './bundle.wire.ts';
import { flag, PricedProduct } from './priced-product.wire.ts';

/** Sheets that we print ourselves are printed in the reader's language; a link tells it by its address alone. */
const inLanguage = (url: string, language: Language): string =>
  url.startsWith('/content/downloads/') ? `${url}?${languageParameters[0]}=${language}` : url;

/**
 * One product as one buyer sees it, in the given spelling. Every field is worked out when it is read, so a field that
 * nobody asked for costs nothing; a page has 25 of these and a screen asks for a third of the fields.
 */
export class ShownProduct extends PricedProduct implements ProductOnWire {
  readonly #related: readonly ShownProduct[];

  /** Related ones are shown one level deep; theirs are not. */
  constructor(product: Product, showing: Showing, related: readonly ShownProduct[]) {
    super(product, showing);
    this.#related = related;
  }

  get uid() {
    return this.product.sku;
  }
  get sku() {
    return this.product.sku;
  }
  get type_id() {
    return this.product.bundle ? 'bundle' : 'simple';
  }
  get name() {
    return this.product.name;
  }
  get description() {
    return { html: textIn(this.product.description, this.showing.buyer.language) };
  }

  get favourites() {
    return flag(this.showing.favourites.has(this.product.sku));
  }
  get product_last() {
    return flag(this.product.isLast);
  }
  get product_new() {
    return flag(this.product.isNew);
  }
  get product_sale() {
    return flag(this.product.isSale);
  }

  get material_type() {
    return this.product.materialType;
  }
  get number_of_items_in_box() {
    return this.product.itemsInBox;
  }
  get number_of_products_on_layer() {
    return this.product.perLayer;
  }
  get number_of_layers_per_pallet() {
    return this.product.layersPerPallet;
  }
  get number_of_items_on_pallet() {
    return this.product.perLayer * this.product.layersPerPallet;
  }
  get number_of_bottles() {
    return this.product.bottles;
  }
  get pack_format() {
    return this.product.packFormat;
  }
  get pack_label() {
    return this.words.pack(this.product);
  }
  get ean() {
    return this.product.ean;
  }
  get ean_ea() {
    return this.product.eanOfPiece;
  }
  get weight() {
    return this.product.weightKg;
  }
  get gross_weight_for_one_cas() {
    return this.product.grossWeightKg;
  }
  get pallet_weight() {
    return this.product.palletWeightKg;
  }
  get hl_per_unit() {
    return this.product.hlTenThousandths / 10_000;
  }
  get packaging() {
    return this.product.group;
  }
  get packaging_label() {
    return this.words.group(this.product.group);
  }
  get brand() {
    return this.product.brand;
  }
  get sub_brand() {
    return this.product.subBrand;
  }
  get volume() {
    return this.product.volumeLitres;
  }
  get country_of_origin() {
    return this.product.countryOfOrigin;
  }
  get alcohol_content() {
    return this.product.alcoholContent ?? null;
  }
  get shelf_life() {
    return this.product.shelfLifeDays ?? null;
  }
  get returnable_package() {
    return flag(this.product.isReturnable);
  }

  get images() {
    return this.product.images.map(({ url, label }) => ({ url, label }));
  }
  get thumbnail() {
    const [first] = this.product.images;
    return first?.thumbnail ?? first?.url ?? '';
  }
  get downloads() {
    const { language } = this.showing.buyer;
    return this.product.downloads.map(({ name, url, size }) => ({
      name: textIn(name, language),
      url: inLanguage(url, language),
      size,
    }));
  }
  get related_products() {
    return [...this.#related];
  }
  get cart_fields() {
    const { byPack, byLayer, byPallet } = this.product;
    return { packaging_cart: flag(byPack), layer_cart: flag(byLayer), pallets_cart: flag(byPallet) };
  }

  get bundle_fields() {
    const { bundle } = this.product;
    if (!bundle) return null;
    const { minimumAmount, validFrom, validTo } = bundle;
    const limited_amount = amountLeft(bundle) ?? null;
    return { minimum_amt: minimumAmount, valid_from: validFrom, valid_to: validTo, limited_amount };
  }
  get items() {
    const { bundle } = this.product;
    return bundle
      ? bundleItemsToWire(bundle, this.parts, this.showing.shelf.returnables, this.words, this.showing.buyer.language)
      : null;
  }
}
