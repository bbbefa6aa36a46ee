import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { type Drafts, draftKey } from '../faults/use-mending.ts';
import classes from './sheet.module.css';
import { SheetCell } from './sheet-cell.tsx';
import type { CellActions } from './use-cell-actions.ts';

type Props = {
  row: BulkRow;
  order: BulkOrder | undefined;
  columns: readonly BulkColumn[];
  activeColumn: BulkColumn | undefined;
  editingColumn: BulkColumn | undefined;
  actions: CellActions;
  drafts: Drafts | undefined;
};

/** A row of the file. */
export function SheetRow({ row, order, columns, activeColumn, editingColumn, actions, drafts }: Props) {
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {row.row}
      </th>
      {columns.flatMap((column) => {
        const cell = (
          <SheetCell
            key={column}
            row={row}
            order={order}
            column={column}
            isActive={activeColumn === column}
            isEditing={editingColumn === column}
            draft={drafts?.get(draftKey(row.row, column))}
            actions={actions}
          />
        );
        return column === 'code' ? [cell, <Product key="product" row={row} />] : [cell];
      })}
    </tr>
  );
}

const Product = ({ row: { product } }: { row: BulkRow }) => (
  <td className={classes.product}>{product && `${product.name} · ${product.packFormat}`}</td>
);
