import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './place-buttons.module.css';
import type { PlaceConflict } from './place-conflict.ts';

/** The two ways in which cart and choice come together; the cart's own place first, for nothing changes there. */
export function PlaceButtons({ conflict: { own, chosen, goOn, move } }: { conflict: PlaceConflict }) {
  const { t } = useTranslation('cart');
  return (
    <div className={classes.buttons}>
      {goOn && (
        <Button data-autofocus onClick={goOn}>
          {t('elsewhere.stay', { place: own })}
        </Button>
      )}
      <Button variant={goOn ? 'default' : 'filled'} aria-haspopup="dialog" onClick={move}>
        {t('elsewhere.move', { place: chosen })}
      </Button>
    </div>
  );
}
