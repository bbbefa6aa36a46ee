import { useLineOf } from '../queries/cart.queries.ts';
import { RowFields } from './row-fields.tsx';
import type { LineProduct } from './save-line.ts';

type Props = { product: LineProduct; cell: string | undefined; numberCell: string | undefined };

/** The fields of a row of the catalogue: empty until something of it is in the cart. */
export default function CatalogueRow({ product, cell, numberCell }: Props) {
  const line = useLineOf(product.sku);
  return <RowFields product={product} line={line} cell={cell} numberCell={numberCell} hasState />;
}
