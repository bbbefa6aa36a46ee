import { IconShoppingCart } from '@tabler/icons-react';
import { RepeatBlock, UsualBlock } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import card from './card.module.css';
import { CardFrame } from './card-frame.tsx';
import classes from './empty-cart.module.css';

const noShipTos: never[] = [];

/** Nothing in it yet, and the ways to begin: a buyer who has ordered before begins with that. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  const { user, may } = useSession();
  const chosen = useChosenShipTo(user?.shipTos ?? noShipTos);
  return (
    <>
      {chosen && may('My Orders') && (
        <div className={classes.again}>
          <RepeatBlock shipToId={chosen.id} frame={CardFrame} />
          <UsualBlock shipToId={chosen.id} frame={CardFrame} />
        </div>
      )}
      <section className={`${card.card} ${classes.empty}`}>
        <span className={classes.icon}>
          <IconShoppingCart size={32} stroke={1.5} aria-hidden="true" />
        </span>
        <h2>{t('empty.heading')}</h2>
        <p className={classes.text}>{t('empty.text')}</p>
        <div className="flex wrap justify-center gap-12 mt-12">
          <ButtonLink to="/catalog/products" variant={chosen && may('My Orders') ? 'default' : 'filled'}>
            {t('empty.browse')}
          </ButtonLink>
          <ButtonLink to="/catalog/favorites" variant="default">
            {t('empty.favourites')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
