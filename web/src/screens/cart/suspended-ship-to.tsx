import { IconMapPin } from '@tabler/icons-react';
import type { Cart } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { isOpenShipTo, useOpenShipToPicker } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './note.module.css';

/** A cart of a suspended ship-to can only move (T83). */
export function SuspendedShipTo({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const shipTos = useSession().user?.shipTos ?? [];
  const open = useOpenShipToPicker();
  const suspended = cart.obstacles.find(({ code }) => code === 'SHIP_TO_SUSPENDED');
  if (!suspended) return null;
  return (
    <div className={`${classes.note} row wrap text-15`} data-tone="danger" role="alert">
      <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
      <p className={classes.words}>{suspended.message}</p>
      {shipTos.some(isOpenShipTo) && (
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={open}>
          {t('elsewhere.choose')}
        </Button>
      )}
    </div>
  );
}
