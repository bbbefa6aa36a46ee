import { cartFields, outcomeOf, type ShopOptions, shopperAt } from '#capabilities/cart/testing/test-cart.ts';
import type { Caller } from '../../testing/caller.ts';

const listed = `items { id cart_id date total currency total_qty pallets lines ship_to_id deliver_to shipto_name bill_to
  saved_order_later is_active customer_order_number delivery_date }
  page_info { total_unique_items total_items total_pages }`;

const detailed = `id cart_id date customer_order_number delivery_date transporttype
  billing_address { sap_id payername } shipping_address { sap_id outlet_name } shipping_methods { value label }
  payment_method { code } prices { grand_total_tax } items { product { sku } quantity errors { code message } price_before }`;

type Filter = Readonly<Record<string, unknown>>;
type Page = { currentPage?: number; pageSize?: number; sort?: 'ASC' | 'DESC' };

/** A shopper who also keeps orders for later. */
export function keeperAt(caller: Caller, common: ShopOptions = {}) {
  const call = (
    document: string,
    variables: Record<string, unknown>,
    { outlet, headers, ...options }: ShopOptions = {},
  ) =>
    caller.graphql(document, {
      ...options,
      variables,
      headers: { ...(outlet ? { 'outlet-id': outlet } : {}), ...headers },
    });
  const change = (name: string) => (cart_id: string, options?: ShopOptions) =>
    call(
      `mutation ($cart_id: String!) { ${name}(cart_id: $cart_id) { message status cart { ${cartFields} } } }`,
      { cart_id },
      options,
    );
  const askForList = (filter?: Filter, page: Page = {}, options?: ShopOptions) =>
    call(
      `query ($filter: SavedOrderFilterInput, $currentPage: Int = 1, $pageSize: Int = 10, $sort: SortEnum = DESC) {
        getSaveOrderForLater(filter: $filter, currentPage: $currentPage, pageSize: $pageSize, sort: $sort) { ${listed} } }`,
      { ...(filter ? { filter } : {}), ...page },
      options,
    );

  return {
    ...shopperAt(caller, common),
    save: (cart_id: string, customer_order_number?: string, options?: ShopOptions) =>
      call(
        `mutation ($cart_id: String!, $customer_order_number: String) {
          addSaveOrderForLater(cart_id: $cart_id, customer_order_number: $customer_order_number) {
            message user_errors { code message path } } }`,
        { cart_id, ...(customer_order_number === undefined ? {} : { customer_order_number }) },
        options,
      ),
    saveLines: async (cart_id: string, lines: readonly string[]) =>
      outcomeOf(
        await call(
          `mutation ($cart_id: String!, $lines: [String!]) {
            addSaveOrderForLater(cart_id: $cart_id, cart_item_ids: $lines) { user_errors { code } } }`,
          { cart_id, lines },
        ),
      ),
    reopen: change('reOrderSavedOrder'),
    remove: change('deleteSavedOrder'),
    restore: change('restoreSavedOrder'),
    askForList,
    list: async (filter?: Filter, page?: Page) => outcomeOf(await askForList(filter, page)),
    details: (cart_id: string, saved_for_later = true) =>
      call(
        `query ($cart_id: String!, $saved_for_later: Boolean) {
          getSaveOrderDetails(cart_id: $cart_id, saved_for_later: $saved_for_later) { ${detailed} } }`,
        { cart_id, saved_for_later },
      ),
  };
}

export type Keeper = ReturnType<typeof keeperAt>;

type Line = Parameters<Keeper['add']>[1][number];

/** Fills the active cart and saves it; the id is that of the order that waits. */
export async function saveWith(keeper: Keeper, lines: readonly Line[], name?: string): Promise<string> {
  const id = await keeper.openCart();
  outcomeOf(await keeper.add(id, lines));
  const { user_errors } = outcomeOf(await keeper.save(id, name));
  if (user_errors.length > 0) throw new Error(`not saved: ${JSON.stringify(user_errors)}`);
  return id;
}
