import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  AvailabilityNote,
  type CardProduct,
  ProductPicture,
  shownPrices,
  usePriceBasis,
} from '#capabilities/catalogue/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './favourite-item.module.css';

type Props = { product: CardProduct; star?: ReactNode; actions: ReactNode };

/** A favourite at a glance: what it is, what it costs here, and the way into the cart; all the rest is on its page. */
export function FavouriteItem({ product, star, actions }: Props) {
  return (
    <article className={classes.item} data-sku={product.sku}>
      <ProductPicture product={product} size="row" />
      <div className="shrinkable">
        <h3 className="text-14 semibold letters-0">
          <Link to="/catalog/$id" params={{ id: product.sku }} className="ink plain">
            {product.name}
          </Link>
        </h3>
        <p className="text-13 muted">{product.pack_label}</p>
        <Price product={product} />
      </div>
      {star && <div className={classes.star}>{star}</div>}
      <div className={classes.actions}>{product.orderable ? actions : <AvailabilityNote product={product} />}</div>
    </article>
  );
}

function Price({ product }: { product: CardProduct }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { yours, perLitre } = shownPrices(product, usePriceBasis());
  const money = (amount: number) => formatMoney(language, amount, product.currency);
  if (yours === undefined) return null;
  return (
    <p className="text-13 muted tabular">
      <VisuallyHidden>{t('price.yours')}: </VisuallyHidden>
      <strong className="size-15 semibold ink nowrap">{money(yours)}</strong>
      {perLitre !== undefined && (
        <>
          {' '}
          <span className="nowrap">{`· ${money(perLitre)}/l`}</span>
        </>
      )}
    </p>
  );
}
