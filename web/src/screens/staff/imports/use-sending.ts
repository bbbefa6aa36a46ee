import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useStartImport } from '#capabilities/imports/index.ts';

type Wanted = { file: File; kind: MasterKindName | undefined; isFull: boolean };

/** A file on its way; when it has arrived its own page opens. A page that is left takes it back. */
export function useSending() {
  const navigate = useNavigate();
  const start = useStartImport();
  const [sent, setSent] = useState<{ file: File; bytes: number }>();
  const calledOff = useRef<AbortController>(undefined);
  useEffect(() => () => calledOff.current?.abort(), []);
  return {
    file: sent?.file,
    sentBytes: sent?.bytes ?? 0,
    error: calledOff.current?.signal.aborted ? undefined : start.error,
    send({ file, kind, isFull }: Wanted) {
      const own = new AbortController();
      calledOff.current = own;
      setSent({ file, bytes: 0 });
      start.mutate(
        { file, kind, isFull, signal: own.signal, onSent: (bytes) => setSent({ file, bytes }) },
        {
          onSuccess: ({ importId }) => void navigate({ to: '/staff/imports', search: { import: importId } }),
          onSettled: () => setSent(undefined),
        },
      );
    },
    stop: () => calledOff.current?.abort(),
  };
}
