import { AddToCart } from '#capabilities/cart/amount/add-to-cart.tsx';
import { type CardProduct, ProductCard } from '#capabilities/catalogue/product-card.tsx';
import { WeightPerPack } from '#capabilities/catalogue/weight-per-pack.tsx';
import { FavouriteStar } from '#capabilities/favourites/favourite-star.tsx';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './related-products.module.css';

export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation('product');
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <ul className={classes.cards}>
        {products.map((product) => (
          <li key={product.sku}>
            <ProductCard
              product={product}
              star={<FavouriteStar product={product} />}
              actions={<AddToCart product={product} note={<WeightPerPack product={product} />} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
