import type { ImportHead, ImportRow } from '#capabilities/imports/index.ts';

/** As large as a usual one, and nobody's: what is drawn while the real ones are on their way. */
const inventedImport: ImportHead = {
  id: '0',
  kinds: ['prices'],
  state: 'committed',
  fileName: 'price-list-2027.xlsx',
  isFull: false,
  markets: ['CZ'],
  counts: [
    { kind: 'prices', rows: 216, new: 3, changed: 187, unchanged: 22, refused: 4, ended: 0, unknownColumns: [] },
  ],
  requestedBy: 'Ivana Podzimková',
  requestedAt: '2026-11-11T10:46:00.000Z',
  committedAt: null,
  undoneAt: null,
};

export const inventedImports: readonly ImportHead[] = ['0', '1', '2'].map((id) => ({ ...inventedImport, id }));

export const inventedRows: readonly ImportRow[] = ['0', '1', '2', '3'].map((key) => ({
  kind: 'prices',
  line: 12,
  key,
  verdict: 'changed',
  changes: [{ column: 'net_price', from: '1250.00', to: '1275.00' }],
  faults: [],
  notUndone: null,
}));
