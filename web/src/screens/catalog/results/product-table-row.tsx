import { Link } from '@tanstack/react-router';
import { CartRowCells } from '#capabilities/cart/index.ts';
import {
  AvailabilityNote,
  type CardProduct,
  ProductLabels,
  ProductPicture,
  shownPrices,
  usePriceBasis,
} from '#capabilities/catalogue/index.ts';
import { FavouriteStar } from '#capabilities/favourites/index.ts';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './product-table.module.css';

type Props = { product: CardProduct };

export const ProductTableRow = ({ product }: Props) => (
  <tr className={classes.row} data-sku={product.sku}>
    <td className={classes.star}>
      <FavouriteStar product={product} />
    </td>
    <td className={classes.picture}>
      <ProductPicture product={product} size="dense" isEarly />
    </td>
    <th scope="row" className={classes.product}>
      <Link to="/catalog/$id" params={{ id: product.sku }} className={classes.link}>
        {product.name}
      </Link>
      <span className={classes.codeLine}>
        <span className="block text-13 muted tabular">{product.sku}</span>
        <ProductLabels product={product} isLow />
      </span>
    </th>
    <PriceCells product={product} />
    {product.orderable ? (
      <CartRowCells product={product} cell={classes.field} numberCell={classes.number} />
    ) : (
      <td colSpan={5} className={classes.notOrderable}>
        <AvailabilityNote product={product} isPlain />
      </td>
    )}
  </tr>
);

function PriceCells({ product }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { yours, list, perLitre, deposit } = shownPrices(product, usePriceBasis());
  const cents = (amount: number) => formatCents(language, amount);
  return (
    <>
      <td className="nowrap">
        {product.pack_label}
        {deposit > 0 && (
          <span className="block text-13 muted tabular">{t('table.deposit', { amount: cents(deposit) })}</span>
        )}
      </td>
      <td className={classes.number}>
        {yours !== undefined && <strong>{cents(yours)}</strong>}
        {list !== undefined && (
          <span className="block text-13 muted tabular">
            <VisuallyHidden>{t('price.list')}: </VisuallyHidden>
            <s>{cents(list)}</s>
          </span>
        )}
      </td>
      <td className={classes.number}>{perLitre !== undefined && cents(perLitre)}</td>
    </>
  );
}
