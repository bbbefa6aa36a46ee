import type { OwnExport } from '@dray/contract/people-desk/data-export.rest.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { receiveFile } from '#platform/calls/receive-file.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { saveFile } from '#platform/save-file.ts';

export type { OwnExport };

const ownExportKey = ['own-export'] as const;
const lookAgainMs = 2_000;

export const ownExportQuery = queryOptions({
  queryKey: ownExportKey,
  queryFn: ({ signal }) => callRest('GET /api/me/export', { query: {}, signal }),
  staleTime: 0,
  // While it is made; it takes seconds.
  refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookAgainMs : false),
});

export const useAskExport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRest('POST /api/me/export', {}),
    onSuccess: (shown) => client.setQueryData(ownExportKey, shown),
  });
};

/** Once: what is shown afterwards says so. */
export const useFetchExport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { signal } = new AbortController();
      const file = await receiveFile({
        path: '/api/me/export/file',
        body: { id },
        onReceived: () => undefined,
        signal,
      });
      saveFile('dray-data.zip', file);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ownExportKey }),
  });
};
