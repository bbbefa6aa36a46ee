import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SavedActions } from './saved-actions.tsx';
import { SavedDetail } from './saved-detail.tsx';
import type { SavedListProps } from './saved-list-props.ts';
import classes from './saved-table.module.css';
import { useSavedWords } from './use-saved-words.ts';

const columns = ['saved', 'place', 'number', 'delivery', 'lines', 'pallets', 'total', 'actions'] as const;

export function SavedTable({ rows, open, onUnfold, onLeave }: SavedListProps) {
  const { t } = useTranslation('saved-orders');
  const id = useId();
  return (
    <table className={classes.table} aria-label={t('listHeading')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {column === 'actions' ? <VisuallyHidden>{t('columns.actions')}</VisuallyHidden> : t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => {
          const isOpen = order.cart_id === open;
          const detailId = `${id}${order.cart_id}`;
          return (
            <Fragment key={order.cart_id}>
              <Row
                order={order}
                isOpen={isOpen}
                detailId={detailId}
                onToggle={() => onUnfold(isOpen ? undefined : order.cart_id)}
                onLeave={onLeave}
              />
              {isOpen && (
                <tr className={classes.unfolded}>
                  <td colSpan={columns.length} id={detailId}>
                    <SavedDetail cartId={order.cart_id} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = {
  order: SavedOrderRow;
  isOpen: boolean;
  detailId: string;
  onToggle: () => void;
  onLeave: () => void;
};

function Row({ order, isOpen, detailId, onToggle, onLeave }: RowProps) {
  const { t } = useTranslation('saved-orders');
  const language = useLanguage();
  const words = useSavedWords(order);
  return (
    <tr className={classes.row} data-open={isOpen || undefined}>
      <th scope="row">
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-label={t('toggle', { order: words.name })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          <span className="tabular">{words.date}</span>
        </button>
      </th>
      <td>{words.place}</td>
      <td className={classes.number}>{order.customer_order_number}</td>
      <td className="tabular">{order.delivery_date && formatShortDate(language, order.delivery_date)}</td>
      <td data-column="lines">{formatNumber(language, order.lines)}</td>
      <td data-column="pallets">{formatNumber(language, order.pallets)}</td>
      <td data-column="total">{formatMoney(language, order.total, order.currency)}</td>
      <td data-column="actions">
        <SavedActions order={order} name={words.name} onLeave={onLeave} />
      </td>
    </tr>
  );
}
