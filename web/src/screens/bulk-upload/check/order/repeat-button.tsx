import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import type { Repeating } from './check-parts.ts';

type Props = { order: BulkOrder; repeat: Repeating };

/** An order that was placed before goes out again only when somebody has said so for this one. */
export function RepeatButton({ order, repeat: { again, onAgain } }: Props) {
  const { t } = useTranslation('bulk-upload');
  if (order.state !== 'repeated') return null;
  const { key, customerOrderNumber: number, orderNumber } = order;
  if (again.has(key)) {
    return (
      <Button variant="default" size="sm" onClick={() => onAgain(new Set([...again].filter((each) => each !== key)))}>
        {t('repeat.takeBack')}
      </Button>
    );
  }
  const ask = async () => {
    const isMeant = await askToConfirm({
      title: t('repeat.title', { number }),
      text: t('repeat.text', { number, orderNumber: orderNumber ?? '' }),
      confirm: t('repeat.confirm'),
    });
    if (isMeant) onAgain(new Set([...again, key]));
  };
  return (
    <Button variant="default" size="sm" onClick={() => void ask()}>
      {t('repeat.button')}
    </Button>
  );
}
