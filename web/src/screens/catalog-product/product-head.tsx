import { FavouriteStar } from '#capabilities/favourites/index.ts';
import { formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './product-head.module.css';
import type { Product } from './queries/product.queries.ts';

type Props = { product: Product; kind: string };

/** What it is, in one line: pack, code, strength, how long it keeps. `kind` is its pack, or that it is a bundle. */
export function ProductHead({ product, kind }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { alcohol_content: alcohol, shelf_life: days } = product;
  const facts = [
    kind,
    product.sku,
    alcohol == null ? '' : t('facts.alcohol', { value: formatPercent(language, alcohol / 100) }),
    days == null ? '' : t('facts.shelfLife', { count: days, n: formatNumber(language, days) }),
  ].filter((fact) => fact !== '');
  return (
    <header className={classes.head}>
      <div className="grow shrinkable">
        <h1 className="anywhere">{product.name}</h1>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <FavouriteStar product={product} />
    </header>
  );
}
