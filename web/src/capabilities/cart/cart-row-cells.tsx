import { lazy, Suspense } from 'react';
import classes from './cart-row-cells.module.css';
import { loadCartPartLater } from './load-cart-part.ts';
import type { LineProduct } from './save-line.ts';

const CatalogueRow = lazy(() => loadCartPartLater(() => import('./catalogue-row.tsx')));

type Props = { product: LineProduct; cell: string | undefined; numberCell: string | undefined };

/** Five cells of a row: packs, layers, pallets, kilograms, and whether they are kept. Their room is there at once. */
export const CartRowCells = ({ cell, numberCell, product }: Props) => (
  <Suspense
    fallback={
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
    }
  >
    <CatalogueRow product={product} cell={cell} numberCell={numberCell} />
  </Suspense>
);
