import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { useOrderWords } from '../order/use-order-words.ts';

/** The customer's own number of an order, and below it where it goes and when. */
export function OrderName({ order }: { order: BulkOrder }) {
  const words = useOrderWords();
  return (
    <>
      <p className="text-14 semibold anywhere">{order.customerOrderNumber}</p>
      <p className="text-13 muted anywhere">{words(order)}</p>
    </>
  );
}
