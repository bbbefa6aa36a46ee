type Coming = { deliveryDate: string; cancellation: string };

/** The earliest day that is not over; what was called off does not come. */
export const firstToCome = <Order extends Coming>(orders: readonly Order[], today: string): Order | undefined =>
  orders
    .filter(({ deliveryDate, cancellation }) => deliveryDate >= today && cancellation !== 'done')
    .toSorted((one, other) => (one.deliveryDate < other.deliveryDate ? -1 : 1))[0];
