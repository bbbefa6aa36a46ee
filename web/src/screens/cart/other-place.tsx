import { IconMapPin } from '@tabler/icons-react';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import { useSession } from '#capabilities/session/session.ts';
import { isOpenShipTo, placeName } from '#capabilities/ship-to/choose-ship-to.ts';
import {
  chooseShipTo,
  useChosenShipTo,
  useOpenShipToPicker,
  useSwitchShipTo,
} from '#capabilities/ship-to/chosen-ship-to.ts';
import { useTranslation } from '#platform/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './note.module.css';

const noShipTos: never[] = [];

/**
 * The cart and the page must speak of the same place. A cart of a suspended place can only move (T83); one of another
 * place than the chosen can move there, or the choice follows the cart.
 */
export function OtherPlace({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const shipTos = useSession().user?.shipTos ?? noShipTos;
  const chosen = useChosenShipTo(shipTos);
  const open = useOpenShipToPicker();
  const switchTo = useSwitchShipTo();
  const own = shipTos.find(({ id }) => id === cart.ship_to_id);
  const suspended = cart.obstacles.find(({ code }) => code === 'SHIP_TO_SUSPENDED');
  const isElsewhere = chosen !== undefined && own !== undefined && chosen.id !== own.id;
  const canMove = isElsewhere && chosen;

  if (!suspended && !isElsewhere) return null;
  return (
    <div className={classes.note} data-tone={suspended ? 'danger' : 'warning'} role="alert">
      <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
      <p className={classes.words}>
        {suspended?.message ??
          (own && chosen && t('elsewhere.text', { own: placeName(own), chosen: placeName(chosen) }))}
      </p>
      {canMove && (
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => switchTo(canMove)}>
          {t('elsewhere.move', { place: placeName(canMove) })}
        </Button>
      )}
      {isElsewhere && own && isOpenShipTo(own) && (
        <Button variant="default" size="sm" onClick={() => chooseShipTo(own)}>
          {t('elsewhere.stay', { place: placeName(own) })}
        </Button>
      )}
      {suspended && !isElsewhere && shipTos.some(isOpenShipTo) && (
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={open}>
          {t('elsewhere.choose')}
        </Button>
      )}
    </div>
  );
}
