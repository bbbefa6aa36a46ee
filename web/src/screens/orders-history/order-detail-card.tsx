import { IconX } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { OrderDetail } from './order-detail.tsx';
import classes from './order-detail-card.module.css';

/** An order that a link leads to and that is not on this page of the list. */
export function OrderDetailCard({ orderNumber, onFold }: { orderNumber: string; onFold: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{t('number', { number: orderNumber })}</h2>
        <Button
          variant="default"
          size="sm"
          data-print="no"
          onClick={onFold}
          leftSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('fold')}
        </Button>
      </div>
      <OrderDetail orderNumber={orderNumber} />
    </section>
  );
}
