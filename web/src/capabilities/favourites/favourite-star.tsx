import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './favourite-star.module.css';
import { reachForStar, useSetFavourite } from './use-set-favourite.ts';

type Props = { product: { sku: string; name: string; favourites: number } };

/** The star of a product: on or off, and a word with a way back after each turn. */
export function FavouriteStar({ product }: Props) {
  const { t } = useTranslation('catalogue');
  const setFavourite = useSetFavourite(product);
  const isFavourite = product.favourites === 1;
  const Icon = isFavourite ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={isFavourite}
      aria-label={t('favourite.mark', { product: product.name })}
      onPointerEnter={reachForStar}
      onFocus={reachForStar}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
