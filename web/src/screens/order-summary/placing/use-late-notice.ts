import type { PlaceOutcome } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** How an order ended for somebody who did not stay to see it: they must hear of it wherever they are now. */
export function useLateNotice(): (outcome: PlaceOutcome) => void {
  const { t } = useTranslation('summary');
  return (outcome) => {
    if (outcome.kind === 'placed') {
      showToast({ tone: 'done', topic: 'order', text: t('late.placed', { number: outcome.orderNumber }) });
      return;
    }
    const heading = outcome.kind === 'unknowable' ? t('unknowable.heading') : t('refused.heading');
    showToast({ tone: 'failed', topic: 'order', text: heading, detail: reasonOf(outcome) });
  };
}

function reasonOf(outcome: Exclude<PlaceOutcome, { kind: 'placed' }>): string | undefined {
  if (outcome.kind === 'refused') return outcome.errors[0]?.message;
  return outcome.kind === 'failed' ? outcome.error.message : undefined;
}
