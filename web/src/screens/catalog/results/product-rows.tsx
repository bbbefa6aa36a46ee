import { Link } from '@tanstack/react-router';
import { AddToCart } from '#capabilities/cart/index.ts';
import {
  AvailabilityNote,
  type CardProduct,
  PriceBlock,
  ProductLabels,
  ProductPicture,
  WeightPerPack,
} from '#capabilities/catalogue/index.ts';
import { FavouriteStar } from '#capabilities/favourites/index.ts';
import classes from './product-rows.module.css';

/** The dense list where it has no room for columns: each row a small card with one field and its unit. */
export const ProductRows = ({ products }: { products: readonly CardProduct[] }) => (
  <ul className="card clip">
    {products.map((product) => (
      <li key={product.sku} className={classes.row} data-sku={product.sku}>
        <ProductPicture product={product} size="row" isEarly />
        <div>
          <h3 className={`${classes.name} size-15 line-20 semibold anywhere`}>
            <Link to="/catalog/$id" params={{ id: product.sku }} className={classes.link}>
              {product.name}
            </Link>
          </h3>
          <p className={classes.pack}>
            {product.pack_label} · <span className="tabular">{product.sku}</span>
          </p>
          <p className={classes.labels}>
            <ProductLabels product={product} />
          </p>
          <PriceBlock product={product} size="row" />
        </div>
        <FavouriteStar product={product} />
        <div className={classes.actions}>
          {product.orderable ? (
            <AddToCart product={product} note={<WeightPerPack product={product} />} />
          ) : (
            <AvailabilityNote product={product} />
          )}
        </div>
      </li>
    ))}
  </ul>
);
