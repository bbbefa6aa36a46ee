import { type Cart, ShipToButton } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName, useOpenShipToPicker } from '#capabilities/ship-to/index.ts';

export function ShipToField({ cart, error }: { cart: Cart; error: string | undefined }) {
  const open = useOpenShipToPicker();
  const shipTos = useSession().user?.shipTos ?? [];
  return <ShipToButton name={useShipToName(cart)} error={error} onChoose={shipTos.length > 1 ? open : undefined} />;
}

export function useShipToName(cart: Cart): string | undefined {
  const own = useSession().user?.shipTos.find((shipTo) => shipTo.id === cart.ship_to_id);
  return own ? shipToName(own) : cart.outlet_details?.outlet_name;
}
