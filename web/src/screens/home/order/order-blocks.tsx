import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cartQueries, RepeatBlock, UsualBlock } from '#capabilities/cart/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { Block } from '../rows/block.tsx';
import { CartBlock } from './cart-block.tsx';

type Props = {
  shipToId: string | undefined;
  mayReadOrders: boolean;
  /** Kept free until it is known whether the cart is in the row: the usual order would have to move aside. */
  room: ReactNode;
};

/** What leads to an order by a press or two: the last one again, the one that was begun, the usual one. */
export default function OrderBlocks({ shipToId, mayReadOrders, room }: Props) {
  const isCartKnown = !useQuery(cartQueries.brief(useLanguage())).isPending;
  const knownShipToId = mayReadOrders ? shipToId : undefined;
  return (
    <>
      {knownShipToId && (
        <PartBoundary name="repeat">
          <RepeatBlock shipToId={knownShipToId} frame={Block} />
        </PartBoundary>
      )}
      {isCartKnown && (
        <PartBoundary name="cart">
          <CartBlock />
        </PartBoundary>
      )}
      {knownShipToId && isCartKnown && (
        <PartBoundary name="usual order">
          <UsualBlock shipToId={knownShipToId} frame={Block} />
        </PartBoundary>
      )}
      {knownShipToId && !isCartKnown && room}
    </>
  );
}
