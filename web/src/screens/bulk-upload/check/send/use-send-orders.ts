import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type BulkJob, type BulkOrder, bulkJobKey, bulkRowsKey, sendOrders } from '#capabilities/bulk-upload/index.ts';
import { marketMoment } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

type Wanted = { orders: readonly string[]; again: readonly string[]; previewHash: string };

/** Orders what is chosen, by what was shown of it. Each is ordered once, so the same may be sent again without harm. */
export function useSendOrders({ jobId, previewHash, sameFileAs, orders: { sent } }: BulkJob) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const country = useSession().user?.country;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => sendOrders(jobId, wanted),
    onSuccess: (job) => {
      client.setQueriesData<BulkJob>({ queryKey: bulkJobKey(jobId) }, () => job);
      client.removeQueries({ queryKey: bulkRowsKey(jobId) });
      return navigate({ to: '/bulk-upload-success', search: { job: jobId }, state: { result: {} } });
    },
    onError: async (failure, wanted) => {
      // A price or a rule has changed since: what is shown now is what can be sent.
      await client.invalidateQueries({ queryKey: bulkJobKey(jobId) });
      await client.invalidateQueries({ queryKey: bulkRowsKey(jobId) });
      const hash = client.getQueryData<BulkJob>([...bulkJobKey(jobId), language])?.previewHash ?? wanted.previewHash;
      const retry = () => void mutateAsync({ ...wanted, previewHash: hash }).catch(() => undefined);
      showFailure({ topic: 'bulk send', text: t('send.failed'), failure, retry });
    },
  });
  const isMeant = async () =>
    !sameFileAs ||
    sent > 0 ||
    askToConfirm({
      title: t('send.sameTitle'),
      text: t('check.sameFileText', { when: marketMoment(language, country, sameFileAs.at), who: sameFileAs.by }),
      confirm: t('send.sameConfirm'),
    });
  const send = async (chosen: readonly BulkOrder[], again: ReadonlySet<string>) => {
    if (isPending || !(await isMeant())) return;
    const orders = chosen.map(({ key }) => key);
    // What failed is shown and read again; nothing is left to do here.
    await mutateAsync({ orders, again: orders.filter((key) => again.has(key)), previewHash }).catch(() => undefined);
  };
  return { send, isSending: isPending };
}
