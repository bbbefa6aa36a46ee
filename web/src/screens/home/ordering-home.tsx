import { lazy } from 'react';
import { loadCartPartLater } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { needsShipTo, useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { NextDelivery } from './delivery/next-delivery.tsx';
import { ChooseShipTo, Destinations, NoShipTos } from './destinations.tsx';
import { Favourites } from './favourites.tsx';
import classes from './home-screen.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { Greeting } from './welcome/greeting.tsx';
import { News } from './welcome/news.tsx';
import { ServiceCard } from './welcome/service-card.tsx';

const OrderBlocks = lazy(() => loadCartPartLater(() => import('./order/order-blocks.tsx')));
const DeskBlocks = lazy(async () => {
  await whenIdle();
  const [blocks] = await Promise.all([loadChunk(() => import('./desk-blocks.tsx')), loadTexts('desk')]);
  return blocks;
});
const TermsCard = lazy(async () => {
  await whenIdle();
  return loadChunk(() => import('./delivery/terms-card.tsx'));
});

const noShipTos: never[] = [];

/** Kept free for the blocks that come when the page is there: one beside the next delivery, a row below it. */
const OrderRoom = () => (
  <>
    <div className={classes.repeat} />
    <div className={classes.usual} />
  </>
);

/** When goods come, what to order again, what is to be paid or answered, where goods go, and whom to call. */
export function OrderingHome() {
  const { user, may, isIncomplete } = useSession();
  const hasShipTos = needsShipTo(may);
  // A user who neither orders nor looks after orders has no ship-to to choose.
  const shipTos = (hasShipTos && user?.shipTos) || noShipTos;
  const chosen = useChosenShipTo(shipTos);
  const country = chosen?.country ?? user?.country ?? undefined;
  // Where no ship-to is chosen there is nothing to order, and its room is free.
  const desk = (may('My Orders') || may('My Documents') || may('Support')) && (
    <Later fallback={!chosen && <div className={classes.repeat} />}>
      <DeskBlocks mayReadOrders={may('My Orders')} mayPay={may('My Documents')} mayAsk={may('Support')} />
    </Later>
  );

  return (
    <div className={classes.page}>
      <PartBoundary name="greeting">
        <Greeting user={user} country={country} />
      </PartBoundary>
      <div className={classes.blocks}>
        <PartBoundary name="delivery">
          {chosen && <NextDelivery key={chosen.id} shipTo={chosen} />}
          {!chosen && shipTos.length > 0 && <ChooseShipTo shipTos={shipTos} />}
          {hasShipTos && shipTos.length === 0 && !isIncomplete && <NoShipTos />}
        </PartBoundary>
        {may('Catalogue') && (
          <Later fallback={chosen && <OrderRoom />}>
            <OrderBlocks
              shipToId={chosen?.id}
              mayReadOrders={may('My Orders')}
              room={<div className={classes.usual} />}
            />
          </Later>
        )}
        {!chosen && desk}
      </div>
      {chosen && desk && <div className={classes.desk}>{desk}</div>}
      <PartBoundary name="favourites">
        <Favourites shipToId={chosen?.id} />
      </PartBoundary>
      <PartBoundary name="news">
        <News />
      </PartBoundary>
      <div className={classes.columns}>
        <div className={`${classes.column} shrinkable`}>
          {chosen && (
            <Later fallback={<div className={classes.terms} />}>
              <TermsCard key={chosen.id} shipTo={chosen} />
            </Later>
          )}
          <PartBoundary name="shortcuts">
            <Shortcuts />
          </PartBoundary>
        </div>
        <div className={`${classes.column} shrinkable`}>
          {chosen && shipTos.length > 1 && (
            <PartBoundary name="places">
              <Destinations shipTos={shipTos} chosen={chosen} />
            </PartBoundary>
          )}
          <PartBoundary name="service">
            <ServiceCard country={country} />
          </PartBoundary>
        </div>
      </div>
    </div>
  );
}
