import { AddToCart } from '#capabilities/cart/index.ts';
import { type CardProduct, ProductCard, type Tab, WeightPerPack } from '#capabilities/catalogue/index.ts';
import { FavouriteStar } from '#capabilities/favourites/index.ts';
import classes from './product-grid.module.css';

// As many as a wide window shows before anybody scrolls.
const inSight = 8;

/** Products as cards. */
export const ProductGrid = ({ products, tab }: { products: readonly CardProduct[]; tab: Tab }) => (
  <ul className={classes.grid}>
    {products.map((product, index) => (
      <li key={product.sku} data-gone={(tab === 'favourites' && product.favourites === 0) || undefined}>
        <ProductCard
          product={product}
          star={<FavouriteStar product={product} />}
          actions={<AddToCart product={product} note={<WeightPerPack product={product} />} />}
          isEarly={index < inSight}
        />
      </li>
    ))}
  </ul>
);
