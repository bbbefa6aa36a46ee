import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import card from './card.module.css';
import classes from './empty-cart.module.css';

/** Nothing in it yet, and the ways to begin. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <section className={`${card.card} ${classes.empty}`}>
      <span className={classes.icon}>
        <IconShoppingCart size={32} stroke={1.5} aria-hidden="true" />
      </span>
      <h2>{t('empty.heading')}</h2>
      <p className={classes.text}>{t('empty.text')}</p>
      <div className={classes.ways}>
        <ButtonLink to="/catalog/products">{t('empty.browse')}</ButtonLink>
        <ButtonLink to="/catalog/favorites" variant="default">
          {t('empty.favourites')}
        </ButtonLink>
      </div>
    </section>
  );
}
