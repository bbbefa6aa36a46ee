import { AddToCart } from '#capabilities/cart/index.ts';
import { type CardProduct, ProductCard, WeightPerPack } from '#capabilities/catalogue/index.ts';
import { FavouriteStar } from '#capabilities/favourites/index.ts';
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
