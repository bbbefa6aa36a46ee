import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#platform/live/use-live.ts';
import { documentsKey } from './documents.queries.ts';

/** Lists are read again when an archive brought something, or could not be asked. */
export function useLiveDocuments(): void {
  const client = useQueryClient();
  useLive('documents', () => void client.invalidateQueries({ queryKey: documentsKey }));
}
