import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Queued, useErpWords, useRenumberOrder, useRetryOrder } from '#capabilities/erp-desk/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { AdoptDialog } from './adopt-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Every step that makes sense now, the usual one first; those that cannot be taken back ask first. */
export function OrderVerbs({ queued: { orderNumber, verbs } }: { queued: Queued }) {
  const { t } = useTranslation('erp-desk');
  const words = useErpWords();
  const { data: self } = useQuery(staffQueries.self());
  const [asked, setAsked] = useState<'adopt' | 'give-up' | 'park'>();
  const [retry, renumber] = [useRetryOrder(), useRenumberOrder()];
  if (!holdsRight(self?.rights, 'erp.change')) return <p className="text-15 muted">{t('order.onlyRead')}</p>;
  const press = (verb: Queued['verbs'][number]) => {
    if (verb !== 'retry' && verb !== 'renumber') return setAsked(verb);
    (verb === 'retry' ? retry : renumber).mutate(orderNumber, {
      onSuccess: () =>
        showToast({ tone: 'done', topic: `erp ${orderNumber}`, text: t(`done.${verb}`, { order: orderNumber }) }),
    });
  };
  const isUnderWay = {
    retry: retry.isPending,
    renumber: renumber.isPending,
    adopt: false,
    'give-up': false,
    park: false,
  };
  return (
    <>
      <div className="flex wrap gap-8">
        {verbs.map((verb, index) => (
          <Button
            key={verb}
            {...(index === 0 ? {} : { variant: 'default' as const })}
            loading={isUnderWay[verb]}
            onClick={() => press(verb)}
          >
            {words.verb(verb)}
          </Button>
        ))}
      </div>
      <FailedNote text={t('order.notDone')} error={retry.error ?? renumber.error} />
      {asked === 'adopt' && <AdoptDialog orderNumber={orderNumber} onClose={() => setAsked(undefined)} />}
      {(asked === 'give-up' || asked === 'park') && (
        <ReasonDialog verb={asked} orderNumber={orderNumber} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
