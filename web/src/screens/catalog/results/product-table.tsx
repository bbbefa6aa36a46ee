import type { ComponentProps } from 'react';
import { nextRow } from '#capabilities/cart/index.ts';
import type { CardProduct } from '#capabilities/catalogue/index.ts';
import { currencySign } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './product-table.module.css';
import { ProductTableRow } from './product-table-row.tsx';

/** Until `#ui/list` has one for all lists. */
const Table = (props: ComponentProps<'table'>) => <table {...props} />;

/** Products as rows, for who orders many and knows them all (4.3). */
export function ProductTable({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation('catalogue');
  const currency = currencySign(useLanguage(), products[0]?.currency ?? 'EUR');
  return (
    <>
      <div className={classes.frame}>
        <Table className={classes.table} onKeyDown={nextRow}>
          <thead>
            <tr>
              <th className={classes.star}>
                <VisuallyHidden>{t('promoted.favourites')}</VisuallyHidden>
              </th>
              <th className={classes.picture}>
                <VisuallyHidden>{t('table.picture')}</VisuallyHidden>
              </th>
              <th>{t('table.product')}</th>
              <th>{t('table.pack')}</th>
              <th className={classes.number}>{`${t('price.yours')} (${currency})`}</th>
              <th className={classes.number}>{`${currency}/l`}</th>
              <th className={classes.field}>{t('table.packs')}</th>
              <th className={classes.field}>{t('table.layers')}</th>
              <th className={classes.field}>{t('table.pallets')}</th>
              <th className={classes.number}>kg</th>
              <th>{t('table.inCart')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <ProductTableRow key={product.sku} product={product} />
            ))}
          </tbody>
        </Table>
      </div>
      <p className={classes.keys} aria-hidden="true">
        <kbd>Enter</kbd> {t('table.nextRow')} <kbd>Esc</kbd> {t('table.undo')}
      </p>
    </>
  );
}
