import type { BulkHead } from '#capabilities/bulk-upload/index.ts';

/** For the grey shapes: three lines that look like uploads. */
export const inventedUploads: readonly BulkHead[] = ['a', 'b', 'c'].map((jobId) => ({
  jobId,
  fileName: 'objednavky-45.xlsx',
  state: 'done',
  error: null,
  encoding: null,
  delimiter: null,
  columns: {} as BulkHead['columns'],
  rows: 0,
  checkedRows: 0,
  checkedInMs: null,
  orders: { good: 0, faulty: 0, repeated: 0, sent: 5, refused: 0 },
  sameFileAs: null,
  uploadedBy: '',
  uploadedAt: '2026-11-09T07:42:00Z',
}));
