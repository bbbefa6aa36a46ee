import { lazy } from 'react';
import { loadCartPartLater, useIsCartFilled } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { Later } from '#ui/page/later.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { NextDelivery } from './delivery/next-delivery.tsx';
import { ChooseShipTo, NoShipTos } from './destinations.tsx';
import { Favourites } from './favourites.tsx';
import classes from './home-screen.module.css';
import { HomeHeading } from './rows/home-heading.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { type Destination, useDestination } from './use-destination.ts';
import { News } from './welcome/news.tsx';

const fetchOrderBlocks = () => loadCartPartLater(() => import('./order/order-blocks.tsx'));
const Cart = lazy(async () => ({ default: (await fetchOrderBlocks()).CartBlock }));
const Repeat = lazy(async () => ({ default: (await fetchOrderBlocks()).Repeat }));
const Usual = lazy(async () => ({ default: (await fetchOrderBlocks()).Usual }));

const fetchDesk = async () => {
  await whenIdle();
  const [blocks] = await Promise.all([loadChunk(() => import('./desk-blocks.ts')), loadTexts('desk')]);
  return blocks;
};
const RecentOrders = lazy(async () => ({ default: (await fetchDesk()).RecentOrdersBlock }));
const Documents = lazy(async () => ({ default: (await fetchDesk()).DocumentsBlock }));
const Requests = lazy(async () => ({ default: (await fetchDesk()).RequestsBlock }));

/**
 * When goods come, what to order again, what is to be paid or answered. In a wide window three stacks, each as high as what is
 * in it; on a phone what one came for first.
 */
export function OrderingHome() {
  const destination = useDestination();
  if (!destination.isOpen) return <Blocks {...destination} />;
  return (
    <div className={classes.page}>
      <HomeHeading />
      <div className={classes.delivery} />
    </div>
  );
}

function Blocks(destination: Destination) {
  const isWide = useIsWide();
  const { delivery, cart, repeat, shortcuts, usual, orders, documents, requests } = useBlocks(destination);
  return (
    <div className={classes.page}>
      <HomeHeading />
      {isWide ? (
        <>
          <div className={classes.stacks}>
            <div className={classes.stack}>
              {delivery}
              {usual}
            </div>
            <div className={classes.stack}>
              {cart}
              {orders}
            </div>
            <div className={classes.stack}>
              {repeat}
              {documents}
              {requests}
            </div>
          </div>
          {shortcuts}
        </>
      ) : (
        <div className={classes.stack}>
          {delivery}
          {cart}
          {repeat}
          {shortcuts}
          {usual}
          {orders}
          {documents}
          {requests}
        </div>
      )}
      <PartBoundary name="favourites">
        <Favourites shipToId={destination.chosen?.id} />
      </PartBoundary>
      <PartBoundary name="news">
        <News />
      </PartBoundary>
    </div>
  );
}

/** Asks for the cart, which is for those who may order. */
const CartRoom = () => <div className={useIsCartFilled() ? classes.cart : classes.emptyCart} data-coming />;

/** Each fails alone, comes by itself and keeps its room until it has come; what the reader may not open is not there. */
function useBlocks({ hasShipTos, shipTos, chosen }: Destination) {
  const { may, isIncomplete } = useSession();
  const mayOrder = may('Catalogue');
  const again = mayOrder && may('My Orders') ? chosen?.id : undefined;
  const room = (look: string | undefined) => <div className={look} data-coming />;
  return {
    delivery: (
      <PartBoundary name="delivery">
        {chosen && <NextDelivery key={chosen.id} shipTo={chosen} />}
        {!chosen && shipTos.length > 0 && <ChooseShipTo shipTos={shipTos} />}
        {hasShipTos && shipTos.length === 0 && !isIncomplete && <NoShipTos />}
      </PartBoundary>
    ),
    cart: mayOrder && (
      <PartBoundary name="cart">
        <Later fallback={<CartRoom />}>
          <Cart />
        </Later>
      </PartBoundary>
    ),
    repeat: again && (
      <PartBoundary name="repeat">
        <Later fallback={room(classes.repeat)}>
          <Repeat shipToId={again} />
        </Later>
      </PartBoundary>
    ),
    usual: again && (
      <PartBoundary name="usual order">
        <Later fallback={room(classes.usual)}>
          <Usual shipToId={again} />
        </Later>
      </PartBoundary>
    ),
    shortcuts: (
      <PartBoundary name="shortcuts">
        <Shortcuts />
      </PartBoundary>
    ),
    orders: may('My Orders') && (
      <PartBoundary name="recent orders">
        <Later fallback={room(classes.orders)}>
          <RecentOrders />
        </Later>
      </PartBoundary>
    ),
    documents: may('My Documents') && (
      <PartBoundary name="documents">
        <Later fallback={room(classes.papers)}>
          <Documents />
        </Later>
      </PartBoundary>
    ),
    requests: may('Support') && (
      <PartBoundary name="requests">
        <Later fallback={room(classes.requests)}>
          <Requests />
        </Later>
      </PartBoundary>
    ),
  };
}
