import type { Answer, Caller, CallOptions } from '../../../testing/caller.ts';

export const cartFields = `
  id version shown_hash ship_to_id delivery_method delivery_date delivery_date_error { code message next_date }
  customer_order_number proposed_customer_order_number customer_order_number_used note_for_driver email total_quantity agreement_missing
  items {
    id quantity quantity_total number_of_packages number_of_layer number_of_layer_total number_of_pallet pack_format weight
    product { sku name } errors { code message path } price_before
    prices { unit unit_tax row_total row_total_tax basic_unit basic_row_total discount }
    bundle_options { id sku quantity price }
  }
  prices {
    basic_total basic_total_tax your_total your_total_tax discount_total tax_total deposit_total grand_total
    grand_total_tax currency taxes { rate base amount }
  }
  outlet_details { sap_id outlet_name payer_name } payer_details { sap_id payername }
  available_payment_methods { code title } selected_payment_method { code }
  available_transport_types { value label handstacked earliest_date order_by }
  applied_coupons { code label error { code } } discounts { label amount }
  returnable_items { parent_sku sku name total_units unit_price price_before total_price }
  progress_bar_data {
    iMinimumOrderPallet iMaximumOrderPallet iMinimumOrderWeight iMaximumOrderWeight iMinimumOrderPrice iMaximumOrderPrice iTotalCartWeight
    iTotalCartPalletQty iTotalQty iPhysicalPallets handstacked isFullTruck canProceed code message limit_message
  }
  obstacles { code message path }`;

const output = `{ cart { ${cartFields} } user_errors { code message path } line_results { sku status quantity_total code message } }`;

type Line = {
  sku: string;
  quantity?: number;
  number_of_layer?: number;
  number_of_pallet?: number;
  selected_options?: readonly string[];
};
export type ShopOptions = CallOptions & { outlet?: string };

/** Somebody with a cart, who calls everything that can be done to one. */
export function shopperAt(caller: Caller, common: ShopOptions = {}) {
  const call = ({ outlet, headers, ...options }: ShopOptions, document: string, variables: Record<string, unknown>) =>
    untilServed(() =>
      caller.graphql(document, {
        ...options,
        variables,
        headers: { ...(outlet ? { 'outlet-id': outlet } : {}), ...headers },
      }),
    );
  const change = (name: string, types: string) => {
    const args = types.split(', ').map((type) => type.split(':')[0]);
    const document = `mutation (${types
      .split(', ')
      .map((type) => `$${type}`)
      .join(', ')}) {
      ${name}(${args.map((arg) => `${arg}: $${arg}`).join(', ')}) ${output} }`;
    return (variables: Record<string, unknown>, options: ShopOptions = {}) =>
      call({ ...common, ...options, headers: { ...common.headers, ...options.headers } }, document, variables);
  };
  const add = change('addProductsToCart', 'cart_id: String!, cart_items: [CartItemInput!]');

  return {
    caller,
    customerCart: async (options: ShopOptions = {}) =>
      outcomeOf(await call({ ...common, ...options }, `{ customerCart { ${cartFields} } }`, {})),
    readCart: (cart_id: string, options: ShopOptions = {}) =>
      call({ ...common, ...options }, `query ($cart_id: String!) { cart(cart_id: $cart_id) { ${cartFields} } }`, {
        cart_id,
      }),
    openCart: async (): Promise<string> => outcomeOf(await call(common, 'mutation { createEmptyCart }', {})),
    add: (cart_id: string, lines: readonly Line[], options?: ShopOptions) =>
      add({ cart_id, cart_items: lines.map(wholeLine) }, options),
    update: change('updateCartItems', 'cart_id: String!, cart_items: [CartItemUpdateInput!]!, version: Int'),
    remove: change('removeItemFromCart', 'cart_id: String!, cart_item_id: ID!'),
    setShipTo: change('setShippingAddressesOnCart', 'cart_id: String!, ship_to_id: String!'),
    setMethod: change('setShippingMethodsOnCart', 'cart_id: String!, method: String!, delivery_date: String'),
    setPayment: change('setPaymentMethodOnCart', 'cart_id: String!, code: String!'),
    setReference: change(
      'setOrderReferenceOnCart',
      'cart_id: String!, customer_order_number: String, note_for_driver: String',
    ),
    applyCoupon: change('applyCouponToCart', 'cart_id: String!, coupon_code: String!'),
    removeCoupon: change('removeCouponFromCart', 'cart_id: String!, coupon_code: String!'),
    setTransportType: (cart_id: string, transporttype: string, currency: string, options: ShopOptions = {}) =>
      call(
        { ...common, ...options },
        `mutation ($cart_id: String!, $transporttype: String!, $currency: String!) {
          setTransportType(cart_id: $cart_id, transporttype: $transporttype, currency: $currency) {
            message user_errors { code message } } }`,
        { cart_id, transporttype, currency },
      ),
    validatePrices: (productItems: readonly object[], options: ShopOptions = {}) =>
      call(
        { ...common, ...options },
        `mutation ($productItems: [ProductPriceInput!]!) {
          validateProductPrice(productItems: $productItems) { message items { sku old_price new_price } } }`,
        { productItems },
      ),
  };
}

export type TestShopper = ReturnType<typeof shopperAt>;

/** A busy machine may answer 503 to one of many calls, which says that nothing was done: a caller tries again. */
async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status !== 503 || tries === 50) return answer;
  }
}

const wholeLine = (line: Line) => ({ quantity: 0, number_of_layer: 0, number_of_pallet: 0, ...line });

/** What a change answered, whichever it was. */
// biome-ignore lint/suspicious/noExplicitAny: an answer from outside has no type before it is checked
export function outcomeOf({ body, status }: Answer): any {
  if (status !== 200 || body.errors) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return Object.values(body.data)[0];
}

export const codesOf = (findings: readonly { code: string }[]): string[] => findings.map(({ code }) => code);
