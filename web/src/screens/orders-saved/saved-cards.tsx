import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SavedActions } from './saved-actions.tsx';
import classes from './saved-cards.module.css';
import { SavedDetail } from './saved-detail.tsx';
import type { SavedListProps } from './saved-list-props.ts';
import { useSavedWords } from './use-saved-words.ts';

export function SavedCards({ rows, open, onUnfold, onLeave }: SavedListProps) {
  const { t } = useTranslation('saved-orders');
  return (
    <ul className={classes.list} aria-label={t('listHeading')}>
      {rows.map((order) => {
        const isOpen = order.cart_id === open;
        return (
          <li key={order.cart_id} className={classes.item} data-open={isOpen || undefined}>
            <Card
              order={order}
              isOpen={isOpen}
              onToggle={() => onUnfold(isOpen ? undefined : order.cart_id)}
              onLeave={onLeave}
            />
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = { order: SavedOrderRow; isOpen: boolean; onToggle: () => void; onLeave: () => void };

function Card({ order, isOpen, onToggle, onLeave }: CardProps) {
  const { t } = useTranslation('saved-orders');
  const language = useLanguage();
  const detailId = useId();
  const words = useSavedWords(order);
  return (
    <>
      <div className={classes.card}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          aria-label={t('toggle', { order: words.name })}
          onClick={onToggle}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          {words.place}
        </button>
        <p className={classes.total}>{formatMoney(language, order.total, order.currency)}</p>
        <p className={classes.facts}>
          {[t('savedOn', { date: words.date }), order.customer_order_number].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.facts}>
          {words.lines} · {words.pallets}
        </p>
        <div className={classes.actions}>
          <SavedActions order={order} name={words.name} onLeave={onLeave} />
        </div>
      </div>
      {isOpen && (
        <div id={detailId} className={classes.detail}>
          <SavedDetail cartId={order.cart_id} />
        </div>
      )}
    </>
  );
}
