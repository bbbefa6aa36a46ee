import { type CartLine, nextRow } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SheetTable } from '#ui/list/sheet-table.tsx';
import classes from './line-table.module.css';
import { LineTableRow } from './line-table-row.tsx';

/** Lines as rows: Enter goes down the column, as in a spreadsheet. */
export function LineTable({ items }: { items: readonly CartLine[] }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const columns = [
    { key: 'product', head: t('catalogue:table.product') },
    { key: 'packs', head: t('catalogue:table.packs'), className: classes.field },
    { key: 'layers', head: t('catalogue:table.layers'), className: classes.field },
    { key: 'pallets', head: t('catalogue:table.pallets'), className: classes.field },
    { key: 'weight', head: 'kg', className: classes.number },
    { key: 'price', head: t('table.price'), className: classes.number },
    { key: 'total', head: t('table.total'), className: classes.number },
    { key: 'remove', head: t('table.remove'), isHeadHidden: true },
  ];
  return (
    <div className={classes.frame}>
      <SheetTable label={t('table.label')} columns={columns} className={classes.table} onKeyDown={nextRow}>
        {items.map((line) => (
          <LineTableRow key={line.id} line={line} />
        ))}
      </SheetTable>
    </div>
  );
}
