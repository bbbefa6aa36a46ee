import { type Cart, ShipToButton } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName, useOpenShipToPicker } from '#capabilities/ship-to/index.ts';

/** Another ship-to changes prices and days of everything here, so it is chosen in the list that asks before it does (T82). */
export function ShipToChoice({ cart, error }: { cart: Cart; error: string | undefined }) {
  const open = useOpenShipToPicker();
  const { user } = useSession();
  if (user && user.shipTos.length < 2) return null;
  const own = user?.shipTos.find((shipTo) => shipTo.id === cart.ship_to_id);
  return <ShipToButton name={own ? shipToName(own) : cart.outlet_details?.outlet_name} error={error} onChoose={open} />;
}
