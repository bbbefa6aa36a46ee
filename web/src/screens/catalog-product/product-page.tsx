import type { ReactNode } from 'react';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import classes from './product-page.module.css';
import type { Product } from './queries/product.queries.ts';
import { RelatedProducts } from './related-products.tsx';
import { ProductSections } from './sections/product-sections.tsx';

type Props = {
  product: Product;
  /** Those that are on the page already: its other packs. */
  shown: ReadonlySet<string>;
  /** Another pack of it is on its way and will take this one's place. */
  isOutdated: boolean;
  /** What must be known of its prices; below the picture, so that it pushes nothing down. */
  note: ReactNode;
  /** What it is offered at. */
  children: ReactNode;
};

/** What a single product and a bundle have in common; between head and sections is what each is offered at. */
export function ProductPage({ product, shown, isOutdated, note, children }: Props) {
  const { t } = useTranslation('product');
  useOwnPageName(product.name);
  const isBundle = product.type_id === 'bundle';
  const related = product.related_products.filter(({ sku }) => !shown.has(sku));
  return (
    <div className={classes.page} aria-busy={isOutdated}>
      <Breadcrumb product={product} />
      <div className={classes.columns}>
        <div className={`${classes.side} grid shrinkable gap-12`}>
          <Gallery key={product.sku} product={product} />
          {note}
        </div>
        <div className={`${classes.side} grid shrinkable gap-16`}>
          <ProductHead product={product} kind={isBundle ? t('bundle.label') : product.pack_label} />
          {children}
        </div>
      </div>
      <ProductSections key={product.sku} product={product} hasLogistics={!isBundle} />
      {related.length > 0 && <RelatedProducts products={related} />}
    </div>
  );
}
