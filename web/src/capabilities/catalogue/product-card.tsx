import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import { AvailabilityNote } from './availability-note.tsx';
import { PriceBlock } from './price-block.tsx';
import classes from './product-card.module.css';
import { ProductLabels } from './product-labels.tsx';
import { ProductPicture } from './product-picture.tsx';
import { WeightPerPack } from './weight-per-pack.tsx';

export type CardProduct = ProductCardFieldsFragment;

type Props = {
  product: CardProduct;
  /** The mark of a favourite, which belongs to another capability. */
  star?: ReactNode;
  /** What one can do with it: the quantity, and the way into the cart. */
  actions?: ReactNode;
  isEarly?: boolean;
};

/** One product among others. All of it leads to the product, but for what can be pressed on it. */
export const ProductCard = ({ product, star, actions, isEarly = false }: Props) => (
  <article className={classes.card} data-sku={product.sku}>
    <ProductPicture product={product} size="card" isEarly={isEarly} />
    <div className={`${classes.body} flex column grow gap-8`}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          {/* Its colour is named: inside a container Chromium keeps the inherited one when the scheme changes. */}
          <Link to="/catalog/$id" params={{ id: product.sku }} className={`${classes.link} ink plain`}>
            {product.name}
          </Link>
        </h3>
        <p className="text-13 muted">{product.pack_label}</p>
      </div>
      <PriceBlock product={product} />
      <div className={classes.foot}>
        {product.orderable ? (
          <>
            {actions}
            {!actions && <WeightPerPack product={product} />}
          </>
        ) : (
          <AvailabilityNote product={product} />
        )}
      </div>
    </div>
    <p className={classes.labels}>
      <ProductLabels product={product} />
    </p>
    {star && <div className={classes.star}>{star}</div>}
  </article>
);
