import { nextRow } from '#capabilities/cart/index.ts';
import type { CardProduct } from '#capabilities/catalogue/index.ts';
import { currencySign } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SheetTable } from '#ui/list/sheet-table.tsx';
import classes from './product-table.module.css';
import { ProductTableRow } from './product-table-row.tsx';

/** Products as rows, for buyers who order many and know them all (4.3). */
export function ProductTable({ products }: { products: readonly CardProduct[] }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const [first] = products;
  if (!first) return null;
  const currency = currencySign(language, first.currency);
  const columns = [
    { key: 'star', head: t('promoted.favourites'), isHeadHidden: true, className: classes.star },
    { key: 'picture', head: t('table.picture'), isHeadHidden: true, className: classes.picture },
    { key: 'product', head: t('table.product') },
    { key: 'pack', head: t('table.pack') },
    { key: 'price', head: `${t('price.yours')} (${currency})`, className: classes.number },
    { key: 'perLitre', head: `${currency}/l`, className: classes.number },
    { key: 'packs', head: t('table.packs'), className: classes.field },
    { key: 'layers', head: t('table.layers'), className: classes.field },
    { key: 'pallets', head: t('table.pallets'), className: classes.field },
    { key: 'weight', head: 'kg', className: classes.number },
    { key: 'inCart', head: t('table.inCart') },
  ];
  return (
    <>
      <div className={`${classes.frame} card`}>
        <SheetTable label={t('listHeading')} columns={columns} className={classes.table} onKeyDown={nextRow}>
          {products.map((product) => (
            <ProductTableRow key={product.sku} product={product} />
          ))}
        </SheetTable>
      </div>
      <p className={`${classes.keys} mt-10 size-14 line-24 muted`} aria-hidden="true">
        <kbd>Enter</kbd> {t('table.nextRow')} <kbd>Esc</kbd> {t('table.undo')}
      </p>
    </>
  );
}
