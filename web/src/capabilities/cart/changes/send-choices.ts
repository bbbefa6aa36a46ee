import { type OrderReference, referenceGiven } from '@dray/contract/cart/reference-fields.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  ApplyCouponDocument,
  RemoveCouponDocument,
  SetCartDeliveryDocument,
  SetCartPaymentDocument,
  SetCartReferenceDocument,
} from '../../../generated/operations.ts';
import type { BriefCart } from '../queries/cart.queries.ts';
import type { Answer } from './send-lines.ts';

/** Without a day the cart keeps its own, as far as the transport allows. */
export const sendDelivery = async (cart: BriefCart, method: string, date?: string): Promise<Answer> =>
  (await callGraphql(SetCartDeliveryDocument, { cartId: cart.id, method, date: date ?? null }))
    .setShippingMethodsOnCart;

export const sendPayment = async (cart: BriefCart, code: string): Promise<Answer> =>
  (await callGraphql(SetCartPaymentDocument, { cartId: cart.id, code })).setPaymentMethodOnCart;

/** What is left out stays as it is; an empty text removes it. */
export const sendReference = async (cart: BriefCart, reference: Partial<OrderReference>): Promise<Answer> =>
  (await callGraphql(SetCartReferenceDocument, { cart_id: cart.id, ...referenceGiven(reference) }))
    .setOrderReferenceOnCart;

export const sendCoupon = async (cart: BriefCart, code: string): Promise<Answer> =>
  (await callGraphql(ApplyCouponDocument, { cartId: cart.id, code })).applyCouponToCart;

export const sendCouponRemoval = async (cart: BriefCart, code: string): Promise<Answer> =>
  (await callGraphql(RemoveCouponDocument, { cartId: cart.id, code })).removeCouponFromCart;
