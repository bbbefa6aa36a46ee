import type { OwnExport } from '@dray/contract/people-desk/data-export.rest.ts';
import type { DataExport } from '../store/data-export.store.ts';

/** A file that waits to be fetched and whose day is over is over, whether or not it was removed yet. */
export function exportToWire(found: DataExport | undefined, now: Date): OwnExport {
  if (!found) return { state: 'none', id: null, askedAt: null, expiresAt: null, bytes: null };
  const { id, askedAt, expiresAt, fileBytes } = found;
  const isOver = found.state === 'made' && expiresAt !== null && expiresAt <= now;
  return {
    state: isOver ? 'over' : found.state,
    id,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes: fileBytes,
  };
}
