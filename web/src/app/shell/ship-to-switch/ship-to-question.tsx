import { useEffect } from 'react';
import { answerForShipTo, ShipToButtons, useBriefCart, useShipToConflict } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import classes from './ship-to-switch.module.css';

/** Asked when something was to go into a cart of another ship-to; what was wanted is done once that is decided. */
export default function ShipToQuestion() {
  const { t } = useTranslation(['moving', 'cart']);
  const conflict = useShipToConflict(useBriefCart());
  const isSettled = conflict === undefined;
  useEffect(() => {
    if (isSettled) answerForShipTo(true);
  }, [isSettled]);
  if (!conflict) return null;
  return (
    <Dialog
      title={t('cart:elsewhere.heading')}
      close={t('moving.close')}
      size="md"
      onClose={() => answerForShipTo(false)}
    >
      <p className={classes.changes}>{t('cart:elsewhere.text', { own: conflict.own, chosen: conflict.chosen })}</p>
      <ShipToButtons conflict={conflict} />
    </Dialog>
  );
}
