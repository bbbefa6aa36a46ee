import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskForHelp } from '#capabilities/help/index.ts';
import {
  type OrderDetail,
  type OrderRow,
  orderingQueries,
  useCancelOrder,
  useVerdictToast,
} from '#capabilities/ordering/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { CancelBarred } from './cancel-barred.tsx';
import { CancelPending } from './cancel-pending.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { CancelTitle } from './cancel-title.tsx';
import { CancelledOrder } from './cancelled-order.tsx';
import { isWaiting } from './is-waiting.ts';
import { useCancelTerms } from './use-cancel-terms.ts';

type Props = { order: OrderRow; onClose: () => void };

/** The one dialog of cancelling, in all its answers. It asks anew for the state of the order: a row may be minutes old. */
export function CancelDialog({ order, onClose }: Props) {
  const { t } = useTranslation('orders');
  const query = useQuery({ ...orderingQueries.detail(order.orderNumber, useLanguage()), staleTime: 0 });
  const [isAsked, setAsked] = useState(false);
  const shown = query.data;
  return (
    <Dialog
      title={<CancelTitle order={shown ?? order} isAsked={isAsked} />}
      close={t('detail.cancel.close')}
      onClose={onClose}
    >
      <BlockStates
        query={query}
        failed={t('detail.failed')}
        help={<AskForHelp reference={{ kind: 'order', id: order.orderNumber }} />}
        waiting={<CancelledOrder order={order} />}
      >
        {(detail) => <Answer order={detail} isAsked={isAsked} onAsked={() => setAsked(true)} onClose={onClose} />}
      </BlockStates>
    </Dialog>
  );
}

type AnswerProps = { order: OrderDetail; isAsked: boolean; onAsked: () => void; onClose: () => void };

function Answer({ order, isAsked, onAsked, onClose }: AnswerProps) {
  const terms = useCancelTerms(order);
  const tellVerdict = useVerdictToast();
  const cancelling = useCancelOrder();
  const ask = () =>
    cancelling.mutate(order.orderNumber, {
      onSuccess: ({ status }) => {
        if (status === 'success') {
          tellVerdict('done', order);
          onClose();
        } else if (status === 'pending') onAsked();
      },
    });
  if (isWaiting(order, isAsked)) {
    return <CancelPending order={order} message={cancelling.data?.message} onClose={onClose} />;
  }
  if (terms.kind === 'barred') return <CancelBarred order={order} onClose={onClose} />;
  return <CancelQuestion order={order} terms={terms} cancelling={cancelling} onAsk={ask} onClose={onClose} />;
}
