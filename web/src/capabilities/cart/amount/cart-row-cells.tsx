import { laterPart } from '#platform/later-part.ts';
import { loadCartPartLater } from '../part/load-cart-part.ts';
import classes from './cart-row-cells.module.css';
import type { LineProduct } from './save-line.ts';

const useCatalogueRow = laterPart(() => loadCartPartLater(() => import('./catalogue-row.tsx')));

type Props = { product: LineProduct; cell: string | undefined; numberCell: string | undefined };

/** Five cells of a row: packs, layers, pallets, kilograms, and whether they are kept. Their room is there at once. */
export function CartRowCells({ cell, numberCell, product }: Props) {
  const CatalogueRow = useCatalogueRow();
  if (CatalogueRow) return <CatalogueRow product={product} cell={cell} numberCell={numberCell} />;
  return (
    <>
      <td className={cell}>
        <span className={classes.place} />
      </td>
      <td className={cell}>
        <span className={classes.place} />
      </td>
      <td className={cell}>
        <span className={classes.place} />
      </td>
      <td className={numberCell}>
        <span className={classes.weight} />
      </td>
      <td>
        <span className={classes.state} />
      </td>
    </>
  );
}
