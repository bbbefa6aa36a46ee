import { noExceptions } from '@dray/contract/company/special-days.ts';
import { goodsFor } from '#capabilities/catalogue/goods.ts';
import type { OwnPrice } from '#capabilities/catalogue/product/own-price.model.ts';
import type { Product, Returnable } from '#capabilities/catalogue/product/product.model.ts';
import { restock } from '#capabilities/catalogue/shelf/restock.ts';
import { emptyShelf } from '#capabilities/catalogue/shelf/shelf.model.ts';
import { testCategories } from '#capabilities/catalogue/test-shelf.ts';
import type { DeliveryTerms, Transport } from '#capabilities/company/rules/company.model.ts';
import { priceFor } from '#capabilities/pricing/pricing.model.ts';
import type { Cart, CartItem } from '../rules/cart.model.ts';
import type { Coupon } from '../rules/coupon.model.ts';
import type { CartContext } from '../rules/priced-cart.model.ts';

export const aPrice = (yourMinor: number, more: Partial<OwnPrice> = {}): OwnPrice => ({
  listMinor: undefined,
  yourMinor,
  origin: 'customer',
  promotionUntil: undefined,
  breaks: [],
  ...more,
});

export const aReturnable = (sku: string, unitMinor: number, kind = 'keg'): Returnable => ({
  sku,
  country: 'CZ',
  kind,
  name: { en: sku },
  unitMinor,
});

export const aTransport = (own: Partial<Transport> = {}): Transport => ({
  transportType: 'TRUCK',
  handstacked: false,
  minimumPallets: undefined,
  maximumPallets: undefined,
  minimumWeightKg: undefined,
  maximumWeightKg: undefined,
  minimumPrice: undefined,
  maximumPrice: undefined,
  leadDays: 1,
  cutOff: '12:00',
  closedWeekdays: [6, 7],
  ...own,
});

export function someTerms(
  transports: readonly Transport[],
  status: DeliveryTerms['shipTo']['status'] = 'Active',
): DeliveryTerms {
  const address = { street: 'Lipová 1', postalCode: '602 00', city: 'Brno', country: 'CZ' } as const;
  return {
    shipTo: {
      id: '100234',
      name: 'U Lípy',
      status,
      customerType: 'POS',
      companyId: 'C1001',
      soldTo: { id: '200101', name: 'U Lípy s.r.o.' },
      payer: { id: '300101', name: 'U Lípy s.r.o.' },
      province: undefined,
      ...address,
    },
    payer: { id: '300101', name: 'U Lípy s.r.o.', identificationNo: '1', taxVat: 'CZ1', ...address },
    paymentMethods: ['invoice14'],
    transports,
    timeZone: 'Europe/Prague',
    exceptions: noExceptions,
    holidays: ['2026-11-17'],
  };
}

type Stock = {
  products: readonly Product[];
  prices: Readonly<Record<string, OwnPrice>>;
  returnables?: readonly Returnable[];
  transport?: Partial<Transport>;
};

/** A shop with these goods at these prices; it is Thursday noon less an hour in Brno. */
export async function aShop({ products, prices, returnables = [], transport }: Stock): Promise<CartContext> {
  const changes = {
    put: products,
    removed: [],
    categories: testCategories,
    returnables: new Map(returnables.map((returnable) => [returnable.sku, returnable])),
  };
  const shelf = await restock(emptyShelf('CZ'), changes, () => undefined);
  return {
    buyer: { uid: 'u-1', email: 'somebody@example.example' },
    country: 'CZ',
    terms: someTerms([aTransport(transport)]),
    priceList: undefined,
    currency: 'CZK',
    day: '2026-11-12',
    now: { date: '2026-11-12', time: '11:00' },
    goods: await goodsFor({ shelfOf: async () => shelf }, 'CZ', undefined),
    prices: new Map(Object.entries(prices)),
    priceFor,
    isOrderNumberUsed: false,
    proposedOrderNumber: undefined,
  };
}

export const anItem = (sku: string, quantity: number, own: Partial<CartItem> = {}): CartItem => ({
  id: `item-${sku}-${own.optionsKey ?? ''}`,
  position: 1,
  sku,
  optionsKey: '',
  quantity,
  layers: 0,
  pallets: 0,
  unitMinor: undefined,
  ...own,
});

export const aCart = (items: readonly CartItem[], own: Partial<Cart> = {}): Cart => ({
  id: '00000000-0000-4000-8000-000000000001',
  uid: 'u-1',
  state: 'active',
  version: 1,
  shipToId: '100234',
  transportType: 'TRUCK',
  deliveryDate: '2026-11-16',
  reference: { customerOrderNumber: 'A-1', noteForDriver: undefined },
  paymentMethod: undefined,
  shownHash: undefined,
  shownDeposits: undefined,
  changedAt: new Date('2026-11-12T10:00:00Z'),
  savedAt: undefined,
  items,
  coupons: [],
  isAgreementAccepted: true,
  ...own,
});

/** Two items to choose from: a beer (four kegs, or four others that may be changed) and, if wanted, gas. */
export const aBundle = (own: Partial<NonNullable<Product['bundle']>> = {}): NonNullable<Product['bundle']> => ({
  minimumAmount: 1,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  limitedAmount: undefined,
  soldAmount: 0,
  discount: 1_000,
  items: [
    {
      id: 'B-1',
      title: { en: 'Draught beer', cs: 'Čepované pivo' },
      isRequired: true,
      options: [
        { id: 'B-1-1', sku: 'KEG', quantity: 4, canChangeQuantity: false, isDefault: true },
        { id: 'B-1-2', sku: 'DARK', quantity: 4, canChangeQuantity: true, isDefault: false },
      ],
    },
    {
      id: 'B-2',
      title: { en: 'Gas', cs: 'Plyn' },
      isRequired: false,
      options: [{ id: 'B-2-1', sku: 'GAS', quantity: 1, canChangeQuantity: false, isDefault: false }],
    },
  ],
  ...own,
});

/** Ten percent of everything, this year. */
export const aCoupon = (own: Partial<Coupon>): Coupon => ({
  code: 'PIVO10',
  country: 'CZ',
  label: { en: 'Ten' },
  percent: 1_000,
  amountMinor: undefined,
  minimumNetMinor: 0,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  ...own,
});
