import { IconCircleX, IconLockSquareRounded } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBarText } from '../actions/use-bar-text.ts';
import { CancelDeadline } from './cancel-deadline.tsx';
import classes from './cancel-offer.module.css';
import { announcedMinutes } from './cancel-terms.model.ts';
import { useCancelTerms } from './use-cancel-terms.ts';

type Props = { order: OrderDetail; onCancel: () => void };

/** Cancelling on the page of an order: promised until a moment, asked for afterwards, and at last the reason why not. */
export function CancelOffer({ order, onCancel }: Props) {
  const { t } = useTranslation('orders');
  const terms = useCancelTerms(order);
  const barText = useBarText();
  const announced = announcedMinutes(terms);
  if (terms.kind === 'barred') {
    return (
      <p className={classes.why}>
        <IconLockSquareRounded size={18} stroke={1.75} aria-hidden="true" />
        {barText(order)}
      </p>
    );
  }
  return (
    <div className={`${classes.offer} grid gap-8 mt-8 rule-above`}>
      <CancelDeadline terms={terms} />
      <VisuallyHidden>
        <span role="status">
          {announced && t('detail.cancel.announced', { minutes: announced })}
          {terms.kind === 'asked' && t('detail.cancel.depotDecides')}
        </span>
      </VisuallyHidden>
      <Button
        variant="default"
        fullWidth
        className={classes.cancel}
        leftSection={<IconCircleX size={20} stroke={1.75} aria-hidden="true" />}
        onClick={onCancel}
      >
        {t(terms.kind === 'promised' ? 'detail.cancel.open' : 'detail.cancel.ask')}
      </Button>
    </div>
  );
}
