import { useEffect } from 'react';
import { answerForPlace, PlaceButtons, useBriefCart, usePlaceConflict } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import classes from './ship-to-switch.module.css';

/** Asked when something was to go into a cart of another place; what was wanted is done once that is decided. */
export default function PlaceQuestion() {
  const { t } = useTranslation('cart');
  const conflict = usePlaceConflict(useBriefCart());
  const isSettled = conflict === undefined;
  useEffect(() => {
    if (isSettled) answerForPlace(true);
  }, [isSettled]);
  if (!conflict) return null;
  return (
    <Dialog title={t('elsewhere.heading')} close={t('moving.close')} size="md" onClose={() => answerForPlace(false)}>
      <p className={classes.changes}>{t('elsewhere.text', { own: conflict.own, chosen: conflict.chosen })}</p>
      <PlaceButtons conflict={conflict} />
    </Dialog>
  );
}
