import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './ship-to-buttons.module.css';
import type { ShipToConflict } from './ship-to-conflict.ts';

/** The two ways in which cart and choice come together; the cart's own ship-to first, for nothing changes there. */
export function ShipToButtons({ conflict: { own, chosen, goOn, move } }: { conflict: ShipToConflict }) {
  const { t } = useTranslation('cart');
  return (
    <div className={classes.buttons}>
      {goOn && (
        <Button data-autofocus onClick={goOn}>
          {t('elsewhere.stay', { shipTo: own })}
        </Button>
      )}
      <Button variant={goOn ? 'default' : 'filled'} aria-haspopup="dialog" onClick={move}>
        {t('elsewhere.move', { shipTo: chosen })}
      </Button>
    </div>
  );
}
