import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { useQuery } from '@tanstack/react-query';
import { type Cart, useCart } from '#capabilities/cart/index.ts';
import { type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { foreseeQuery } from './foresee.queries.ts';
import { ForeseenChanges } from './foreseen-changes.tsx';
import classes from './ship-to-switch.module.css';
import { useMoving } from './use-moving.ts';

type Props = { user: AuthUser; from: ShipTo | undefined; to: ShipTo; onClose: () => void };

/** Says what changes before it does, and lets the reader choose what becomes of the lines (moment 5, T82). */
export default function ShipToSwitch(props: Props) {
  const { t } = useTranslation('moving');
  const { data: cart } = useCart();
  return (
    <Dialog
      title={t('moving.title', { shipTo: shipToName(props.to) })}
      close={t('moving.close')}
      onClose={props.onClose}
      size="md"
    >
      {cart ? <Choice {...props} cart={cart} /> : <p role="status">{t('moving.looking')}</p>}
    </Dialog>
  );
}

function Choice({ user, from, to, cart, onClose }: Props & { cart: Cart }) {
  const { t } = useTranslation(['moving', 'errors']);
  const language = useLanguage();
  const { data, isPending } = useQuery(foreseeQuery(cart, to, user));
  // A buyer who had chosen none, or another than the cart's, goes back to the ship-to of the cart: there both agree.
  const before = user.shipTos.find(({ id }) => id === cart.ship_to_id) ?? from;
  const moving = useMoving({ cart, from: before, to, onDone: onClose });
  const count = cart.items.length;
  return (
    <>
      <p>{t('moving.holds', { count, n: formatNumber(language, count) })}</p>
      <div className={classes.changes} role="status" aria-busy={isPending}>
        {isPending && <p>{t('moving.looking')}</p>}
        {!isPending && !data && <p>{t('moving.unknown')}</p>}
        {data && <ForeseenChanges cart={cart} seen={data} />}
      </div>
      {moving.failed && (
        <div role="alert" className="mb-12 row wrap between gap-8 danger">
          <p className="shrinkable">{moving.failed.text}</p>
          <Button variant="default" size="sm" onClick={moving.failed.retry}>
            {t('errors:tryAgain')}
          </Button>
        </div>
      )}
      <div className={`${classes.actions} flex wrap justify-end gap-8`}>
        <Button variant="default" onClick={onClose}>
          {t('moving.cancel')}
        </Button>
        <Button
          variant="default"
          loading={moving.busy === 'save'}
          disabled={moving.busy === 'keep'}
          onClick={moving.save}
        >
          {t('moving.save')}
        </Button>
        <Button data-autofocus loading={moving.busy === 'keep'} disabled={moving.busy === 'save'} onClick={moving.keep}>
          {t('moving.keep')}
        </Button>
      </div>
    </>
  );
}
