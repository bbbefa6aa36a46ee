import type { Column } from '#ui/list/data/column.ts';
import { RowMenu } from '#ui/overlay/row-menu.tsx';

export type DemoRow = { number: string; shipTo: string; day: string; total: string };

export const demoRows: readonly DemoRow[] = ['U Lípy, Brno', 'Letní zahrada, Brno', 'Na Náměstí, Kuřim', 'Čáslav'].map(
  (shipTo, index) => ({
    number: `450238${index}`,
    shipTo,
    day: `${index + 1}. 11. 2026`,
    total: `${30 + index} 359,57 Kč`,
  }),
);

export const demoColumns: readonly Column<DemoRow>[] = [
  { key: 'number', head: 'Order', isRowHead: true, cell: ({ number }) => number, card: { slot: 'title' } },
  { key: 'place', head: 'Ship-to', cell: ({ shipTo }) => shipTo, card: { slot: 'line' } },
  { key: 'day', head: 'Ordered', kind: 'day', cell: ({ day }) => day, card: { slot: 'line' } },
  { key: 'total', head: 'Total', kind: 'number', cell: ({ total }) => total, card: { slot: 'end' } },
  {
    key: 'actions',
    head: 'Actions',
    isHeadHidden: true,
    cell: ({ number }) => (
      <RowMenu
        label={`Actions of order ${number}`}
        entries={[{ key: 'print', label: 'Print' }]}
        onPress={() => undefined}
      />
    ),
    card: { slot: 'foot' },
  },
];
