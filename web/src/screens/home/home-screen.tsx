import { useSession } from '#capabilities/session/index.ts';
import { useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { ChoosePlace, Destinations, NoPlaces } from './destinations.tsx';
import { Favourites } from './favourites.tsx';
import { Greeting } from './greeting.tsx';
import classes from './home-screen.module.css';
import { ServiceCard } from './service-card.tsx';
import { Shortcuts } from './shortcuts.tsx';

const noShipTos: never[] = [];

/** Where the day begins: when goods can come, where they go, and whom to call (N8). */
export function HomeScreen() {
  const { user, isIncomplete } = useSession();
  const shipTos = user?.shipTos ?? noShipTos;
  const chosen = useChosenShipTo(shipTos);
  const country = chosen?.country ?? user?.country ?? undefined;

  return (
    <div className={classes.page}>
      <PartBoundary name="greeting">
        <Greeting user={user} country={country} shipTo={chosen} />
      </PartBoundary>
      <div className={classes.columns}>
        <div className={classes.column}>
          <PartBoundary name="delivery">
            {chosen && <DeliveryCard key={chosen.id} shipTo={chosen} />}
            {!chosen && shipTos.length > 0 && <ChoosePlace shipTos={shipTos} />}
            {shipTos.length === 0 && !isIncomplete && <NoPlaces />}
          </PartBoundary>
          <PartBoundary name="shortcuts">
            <Shortcuts />
          </PartBoundary>
        </div>
        <div className={classes.column}>
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
      <PartBoundary name="favourites">
        <Favourites shipToId={chosen?.id} />
      </PartBoundary>
    </div>
  );
}
