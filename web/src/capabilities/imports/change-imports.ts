import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendFile } from '#platform/calls/send-file.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { importsKey } from './imports.queries.ts';

type WantedImport = {
  file: File;
  /** None for an archive, whose files say theirs. */
  kind: MasterKindName | undefined;
  isFull: boolean;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
};

function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: importsKey });
}

export const useStartImport = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: ({ file, kind, isFull, onSent, signal }: WantedImport) =>
      sendFile('/api/staff/imports', {
        file,
        query: { ...(kind ? { kind } : {}), ...(isFull ? { full: '1' } : {}) },
        onSent,
        signal,
        once: sendOnce,
      }),
    onSettled,
  });
};

export const useCommitImport = (id: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: { previewHash: string; ended?: number }) =>
      callRest('POST /api/staff/imports/:id/commit', { params: { id }, body }),
    onSettled,
  });
};

export const useStopImport = (id: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: () => callRest('POST /api/staff/imports/:id/stop', { params: { id } }),
    onSettled,
  });
};

export const useUndoImport = (id: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: () => callRest('POST /api/staff/imports/:id/undo', { params: { id } }),
    onSettled,
  });
};
