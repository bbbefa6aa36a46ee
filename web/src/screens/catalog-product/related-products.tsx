import { type CardProduct, ProductCard } from '#capabilities/catalogue/product-card.tsx';
import { FavouriteStar } from '#capabilities/favourites/favourite-star.tsx';
import { useTranslation } from '#platform/texts.ts';
import classes from './related-products.module.css';

export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation('product');
  return (
    <section className={classes.related} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <ul className={classes.cards}>
        {products.map((product) => (
          <li key={product.sku}>
            <ProductCard product={product} star={<FavouriteStar product={product} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
