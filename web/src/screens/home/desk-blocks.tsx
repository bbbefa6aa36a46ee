import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { DocumentsBlock } from './documents/documents-block.tsx';
import { RecentOrdersBlock } from './orders/recent-orders-block.tsx';
import { RequestsBlock } from './welcome/requests-block.tsx';

type Props = { mayReadOrders: boolean; mayPay: boolean; mayAsk: boolean };

/** What was ordered, and what waits to be paid or answered. */
export default function DeskBlocks({ mayReadOrders, mayPay, mayAsk }: Props) {
  return (
    <>
      {mayReadOrders && (
        <PartBoundary name="recent orders">
          <RecentOrdersBlock />
        </PartBoundary>
      )}
      {mayPay && (
        <PartBoundary name="documents">
          <DocumentsBlock />
        </PartBoundary>
      )}
      {mayAsk && (
        <PartBoundary name="requests">
          <RequestsBlock />
        </PartBoundary>
      )}
    </>
  );
}
