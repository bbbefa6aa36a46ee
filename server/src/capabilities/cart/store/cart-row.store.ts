import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { type ReferenceOnWire, referenceFromWire } from '@dray/contract/cart/reference-fields.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import { part } from '#platform/database/connection.ts';
import { parseMinor } from '#platform/money.ts';
import type { Cart, CartItem, CartState, ShownDeposits } from '../rules/cart.model.ts';
import type { Coupon } from '../rules/coupon.model.ts';

type ItemRow = [
  id: string,
  position: number,
  sku: string,
  optionsKey: string,
  quantity: number,
  layers: number,
  pallets: number,
  unitPrice: string | null,
];

export type CouponRow = {
  code: string;
  country: string;
  label: Texts;
  percent: string | null;
  amount: string | null;
  minimumNet: string;
  validFrom: string;
  validTo: string;
  maxUses: number | null;
  uses: number;
  maxUsesHere: number | null;
  usesHere: number;
};

/** A coupon `k` with its uses `s`; which ship-to they are of has to follow. */
export const couponSources = `coupon k left join coupon_use s on s.code = k.code and`;

/** Of the two, as JSON; amounts as text, so that nothing is rounded. */
export const couponColumns = `json_build_object('code', k.code, 'country', k.country, 'label', k.label,
  'percent', k.percent::text, 'amount', k.amount::text, 'minimumNet', k.minimum_net::text,
  'validFrom', k.valid_from, 'validTo', k.valid_to, 'maxUses', k.max_uses, 'uses', k.uses,
  'maxUsesHere', k.max_uses_per_customer, 'usesHere', coalesce(s.uses, 0))`;

/** A cart `c` with all that belongs to it. */
export const wholeCart = part(`
  select c.*,
    (select coalesce(json_agg(json_build_array(i.id, i.position, i.sku, i.options_key, i.quantity, i.layers,
         i.pallets, i.unit_price::text) order by i.position), '[]')
       from cart_item i where i.cart_id = c.id) as items,
    (select coalesce(json_agg(${couponColumns}), '[]')
       from ${couponSources} s.ship_to_id = c.ship_to_id
       join cart_coupon u on u.code = k.code where u.cart_id = c.id) as coupons,
    exists (select from accepted_agreement a where a.uid = c.uid and a.agreement = '${masterPurchaseAgreement.agreement}'
       and a.version = '${masterPurchaseAgreement.version}') as is_agreement_accepted
  from cart c`);

export type CartRow = ReferenceOnWire & {
  id: string;
  uid: string;
  state: string;
  version: number;
  ship_to_id: string | null;
  transport_type: string | null;
  delivery_date: string | null;
  payment_method: string | null;
  shown_hash: string | null;
  shown_deposits: ShownDeposits | null;
  changed_at: Date;
  saved_at: Date | null;
  items: readonly ItemRow[];
  coupons: readonly CouponRow[];
  is_agreement_accepted: boolean;
};

export const toCart = (row: CartRow): Cart => ({
  id: row.id,
  uid: row.uid,
  // Kept to its list by the database itself.
  state: row.state as CartState,
  version: row.version,
  shipToId: row.ship_to_id ?? undefined,
  transportType: row.transport_type ?? undefined,
  deliveryDate: row.delivery_date ?? undefined,
  reference: referenceFromWire(row),
  paymentMethod: row.payment_method ?? undefined,
  shownHash: row.shown_hash ?? undefined,
  shownDeposits: row.shown_deposits ?? undefined,
  changedAt: row.changed_at,
  savedAt: row.saved_at ?? undefined,
  items: row.items.map(toItem),
  coupons: row.coupons.map(toCoupon),
  isAgreementAccepted: row.is_agreement_accepted,
});

const toItem = ([id, position, sku, optionsKey, quantity, layers, pallets, unitPrice]: ItemRow): CartItem => ({
  id,
  position,
  sku,
  optionsKey,
  quantity,
  layers,
  pallets,
  unitMinor: unitPrice === null ? undefined : parseMinor(unitPrice),
});

export const toCoupon = (row: CouponRow): Coupon => ({
  code: row.code,
  country: row.country as Country,
  label: row.label,
  percent: row.percent === null ? undefined : Math.round(Number(row.percent) * 100),
  amountMinor: row.amount === null ? undefined : parseMinor(row.amount),
  minimumNetMinor: parseMinor(row.minimumNet),
  validFrom: row.validFrom,
  validTo: row.validTo,
  ...(row.maxUses === null && row.maxUsesHere === null
    ? {}
    : {
        uses: {
          taken: row.uses,
          max: row.maxUses ?? Number.POSITIVE_INFINITY,
          takenHere: row.usesHere,
          maxHere: row.maxUsesHere ?? Number.POSITIVE_INFINITY,
        },
      }),
});
