import { type Minor, scaled, toDecimal, withTax } from '#platform/money.ts';
import { type BundlePrice, bundlePrice } from '../product/bundle.model.ts';
import { depositFor, lentWith } from '../product/deposit.model.ts';
import { type NotOrderable, whyNotOrderable } from '../product/not-orderable.model.ts';
import type { OwnPrice } from '../product/own-price.model.ts';
import { type Product, textIn } from '../product/product.model.ts';
import { findOffered, type Showing } from '../shelf/showing.ts';
import { type CatalogueWords, catalogueWords } from './catalogue-words.ts';

const decimal = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));

export const flag = (is: boolean): number => (is ? 1 : 0);

/** What a product costs one buyer and whether they can have it, in the given spelling. */
export abstract class PricedProduct {
  protected readonly product: Product;
  protected readonly showing: Showing;
  protected readonly words: CatalogueWords;
  readonly #price: OwnPrice | undefined;
  readonly #bundlePrice: BundlePrice | undefined;

  constructor(product: Product, showing: Showing) {
    this.product = product;
    this.showing = showing;
    this.words = catalogueWords(showing.buyer.language);
    this.#price = showing.prices.get(product.sku);
    this.#bundlePrice = product.bundle && bundlePrice(product.bundle, this.parts);
  }

  protected get parts() {
    return {
      findProduct: (sku: string) => findOffered(this.showing, sku),
      findPrice: (sku: string) => this.showing.prices.get(sku),
    };
  }

  get #yourMinor(): Minor | undefined {
    return this.#bundlePrice?.netMinor ?? this.#price?.yourMinor;
  }

  get #yourGrossMinor(): Minor | undefined {
    return this.#bundlePrice?.grossMinor ?? this.#gross(this.#price?.yourMinor);
  }

  #gross(net: Minor | undefined): Minor | undefined {
    return net === undefined ? undefined : withTax(net, this.product.taxRate);
  }

  #perLitre(minor: Minor | undefined): Minor | undefined {
    const { hlTenThousandths } = this.product;
    return minor === undefined || hlTenThousandths === 0 ? undefined : scaled(minor, 100, hlTenThousandths);
  }

  get #reason(): NotOrderable | undefined {
    return whyNotOrderable(this.product, this.parts, this.showing.buyer.day);
  }

  get currency() {
    return this.showing.buyer.currency;
  }
  get your_price() {
    return decimal(this.#yourMinor);
  }
  get your_price_tax() {
    return decimal(this.#yourGrossMinor);
  }
  get base_price() {
    return decimal(this.#bundlePrice ? this.#bundlePrice.listMinor : this.#price?.listMinor);
  }
  get base_price_tax() {
    return decimal(this.#bundlePrice ? this.#bundlePrice.listGrossMinor : this.#gross(this.#price?.listMinor));
  }
  get price_per_litre() {
    return decimal(this.#perLitre(this.#yourMinor));
  }
  get price_per_litre_tax() {
    return decimal(this.#perLitre(this.#yourGrossMinor));
  }
  get tax_rate() {
    return this.product.taxRate / 100;
  }
  get price_breaks() {
    const breaks = this.#price?.breaks ?? [];
    return breaks.map(({ minQty, netMinor }) => ({
      min_qty: minQty,
      price: toDecimal(netMinor),
      price_tax: toDecimal(withTax(netMinor, this.product.taxRate)),
    }));
  }
  get price_origin() {
    return this.#price?.origin ?? null;
  }
  get promo() {
    return flag(this.#price?.origin === 'promotion');
  }
  get promo_until() {
    return this.#price?.promotionUntil ?? null;
  }
  get bundle_price() {
    return decimal(this.#bundlePrice?.netMinor);
  }
  get bundle_price_tax() {
    return decimal(this.#bundlePrice?.grossMinor);
  }
  get bundle_base_price() {
    return decimal(this.#bundlePrice?.listMinor);
  }
  get bundle_base_price_tax() {
    return decimal(this.#bundlePrice?.listGrossMinor);
  }

  get #lent() {
    return lentWith(this.product, this.parts.findProduct);
  }
  get deposit() {
    return toDecimal(depositFor(this.#lent, this.showing.shelf.returnables));
  }
  get deposits() {
    const { returnables } = this.showing.shelf;
    return this.#lent.flatMap(({ sku, unitsThousandths }) => {
      const lent = returnables.get(sku);
      if (!lent) return [];
      const name = textIn(lent.name, this.showing.buyer.language);
      return [{ sku, name, units: unitsThousandths / 1_000, unit_price: toDecimal(lent.unitMinor) }];
    });
  }
  get multi_deposit() {
    return flag(this.#lent.length >= 2);
  }

  get orderable() {
    return this.#reason === undefined;
  }
  get not_orderable_reason() {
    const reason = this.#reason;
    return reason ? { code: reason.code, message: this.words.notOrderable(reason) } : null;
  }
  get available_from() {
    const { isOutOfStock, availableFrom } = this.product;
    return (isOutOfStock ? availableFrom : undefined) ?? null;
  }
  get substitute() {
    const substitute = findOffered(this.showing, this.product.substituteSku ?? '');
    return substitute ? { sku: substitute.sku, name: substitute.name } : null;
  }
  /** Later than the ship-to's next delivery where the goods come back later. */
  get deliveryDate() {
    const { earliestDelivery } = this.showing;
    const { isDiscontinued, isOutOfStock, availableFrom } = this.product;
    if (isDiscontinued || earliestDelivery === undefined) return null;
    if (!isOutOfStock) return earliestDelivery;
    if (availableFrom === undefined) return null;
    return availableFrom > earliestDelivery ? availableFrom : earliestDelivery;
  }
}
