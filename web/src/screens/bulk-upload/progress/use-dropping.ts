import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dropUpload } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

/** Forgets an upload and leads back to where the next one is chosen. */
export function useDropping(jobId: string): { drop: () => void; isDropping: boolean } {
  const { t } = useTranslation('bulk-upload');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dropUpload(jobId),
    onSuccess: async () => {
      await navigate({ to: '/catalog/bulk-upload', search: {}, replace: true });
      await client.invalidateQueries({ queryKey: ['bulk-uploads', 'list'] });
    },
    onError: (failure) =>
      showFailure({ topic: 'bulk', text: t('progress.dropFailed'), failure, retry: () => mutate() }),
  });
  return { drop: () => mutate(), isDropping: isPending };
}
