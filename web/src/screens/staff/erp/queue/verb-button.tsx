import { useQuery } from '@tanstack/react-query';
import { type Queued, useErpWords, useRenumberOrder, useRetryOrder } from '#capabilities/erp-desk/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** What usually helps, by one press; whoever may only read sees none. */
export function VerbButton({ row: { orderNumber, verbs, state } }: { row: Queued }) {
  const { t } = useTranslation('erp-desk');
  const words = useErpWords();
  const { data: self } = useQuery(staffQueries.self());
  const [retry, renumber] = [useRetryOrder(), useRenumberOrder()];
  const failure = useFailureWords(retry.error ?? renumber.error);
  const verb = verbs[0] === 'renumber' ? 'renumber' : 'retry';
  // What waits its turn goes by itself.
  if (state === 'sending' || !holdsRight(self?.rights, 'erp.change')) return null;
  const press = () =>
    (verb === 'renumber' ? renumber : retry).mutate(orderNumber, {
      onSuccess: () =>
        showToast({ tone: 'done', topic: `erp ${orderNumber}`, text: t(`done.${verb}`, { order: orderNumber }) }),
    });
  return (
    <div className="grid one-column gap-4">
      <Button
        size="sm"
        variant="default"
        loading={retry.isPending || renumber.isPending}
        aria-label={t('verbOf', { verb: words.verb(verb), order: orderNumber })}
        onClick={press}
      >
        {words.verb(verb)}
      </Button>
      {(retry.error || renumber.error) && (
        <p role="alert" className="text-14 danger">
          {failure.text}
        </p>
      )}
    </div>
  );
}
