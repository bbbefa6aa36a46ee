import { type CartLine, nextRow } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './line-table.module.css';
import { LineTableRow } from './line-table-row.tsx';

/** Lines as rows: Enter goes down the column, as in a spreadsheet. */
export function LineTable({ items }: { items: readonly CartLine[] }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  return (
    <div className={classes.frame}>
      <table className={classes.table} onKeyDown={nextRow}>
        <thead>
          <tr>
            <th>{t('catalogue:table.product')}</th>
            <th className={classes.field}>{t('catalogue:table.packs')}</th>
            <th className={classes.field}>{t('catalogue:table.layers')}</th>
            <th className={classes.field}>{t('catalogue:table.pallets')}</th>
            <th className={classes.number}>kg</th>
            <th className={classes.number}>{t('table.price')}</th>
            <th className={classes.number}>{t('table.total')}</th>
            <th>
              <VisuallyHidden>{t('table.remove')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((line) => (
            <LineTableRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
