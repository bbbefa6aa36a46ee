import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { useState } from 'react';
import { ProductLabels } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Picture } from '#ui/picture.tsx';
import classes from './gallery.module.css';
import type { Product } from './queries/product.queries.ts';

type Props = { product: Product };

/** The pack, large; where there are several pictures, each one click away. */
export function Gallery({ product }: Props) {
  const { t } = useTranslation('product');
  const [chosen, setChosen] = useState(0);
  const pictures = product.images;
  const fallback = packPlaceholder(product.pack_format);
  const shown = pictures[chosen] ?? pictures[0];
  return (
    <section className="grid content-start shrinkable gap-10" aria-label={t('gallery.label')}>
      <div className={classes.stage}>
        <Picture
          source={shown?.url ?? ''}
          fallback={fallback}
          alt={shown?.label || product.name}
          width="300"
          height="300"
          className={classes.picture}
        />
        <p className={classes.labels}>
          <ProductLabels product={product} />
        </p>
      </div>
      {pictures.length > 1 && (
        <ul className="flex wrap gap-8">
          {pictures.map(({ url }, index) => (
            <li key={url}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={index === chosen}
                aria-label={t('gallery.picture', { n: index + 1, total: pictures.length })}
                onClick={() => setChosen(index)}
              >
                <Picture source={url} fallback={fallback} alt="" width="64" height="64" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
