import { type Cart, shownNumber, sumsOfCart } from '#capabilities/cart/index.ts';
import type { Receipt } from '#capabilities/ordering/index.ts';

/** What the page after the order tells of it, as it is on the screen now. */
export function receiptOf(cart: Cart, email: string | undefined): Receipt {
  const { outlet_details: outlet, prices } = cart;
  return {
    cartId: cart.id,
    customerOrderNumber: shownNumber(cart),
    deliveryDate: cart.delivery_date ?? '',
    transport: transportOf(cart) ?? '',
    payment: cart.selected_payment_method?.title ?? '',
    place: {
      name: outlet?.outlet_name ?? '',
      street: outlet?.street ?? '',
      city: `${outlet?.postalcode ?? ''} ${outlet?.city ?? ''}`.trim(),
    },
    note: cart.note_for_driver ?? undefined,
    email: cart.email ?? email,
    lines: cart.items.map(({ id, product, pack_format, quantity_total, prices: { row_total } }) => ({
      id,
      name: product.name,
      packLabel: product.pack_label,
      packFormat: pack_format,
      packs: quantity_total,
      total: row_total,
    })),
    sums: sumsOfCart(cart),
    currency: prices.currency,
  };
}

/** The chosen transport by its name. */
const transportOf = ({ available_transport_types: types, delivery_method: method }: Cart): string | undefined =>
  types.find(({ value }) => value === method)?.label;
