import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName, TwoLines } from '#ui/list/data/two-lines.tsx';
import { CsvButton } from '#ui/list/export/csv-button.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { SelectionBar } from '#ui/list/selection/selection-bar.tsx';
import { useSelection } from '#ui/list/selection/use-selection.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { type DemoRow, demoColumns, demoRows } from './demo-rows.tsx';
import { Specimen } from './specimen.tsx';

const linkedColumns: readonly Column<DemoRow>[] = [
  {
    key: 'number',
    head: 'Order',
    isRowHead: true,
    cell: ({ number }) => number,
    below: ({ day }) => <BelowName>{day}</BelowName>,
    card: { slot: 'title' },
  },
  {
    key: 'place',
    head: 'Ship-to',
    cell: ({ shipTo }) => <TwoLines below="3 pallets">{shipTo}</TwoLines>,
    card: { slot: 'line' },
  },
];

const keyOf = ({ number }: DemoRow) => number;

export function ShowList() {
  const [open, setOpen] = useState<string>();
  const selection = useSelection({ rows: demoRows, keyOf, label: ({ number }) => `Select order ${number}` });
  return (
    <>
      <Specimen name="list">
        <LiveMark isLive>4502387 updated at 9:32</LiveMark>
        <LiveMark isLive={false} />
        <DataList
          label="Orders"
          columns={demoColumns}
          rows={demoRows}
          keyOf={keyOf}
          selection={selection}
          isFresh={({ number }) => number.endsWith('1')}
          unfolding={{
            open,
            onToggle: setOpen,
            label: ({ number }) => `Details of order ${number}`,
            detail: ({ shipTo }) => <p>Delivered to {shipTo}.</p>,
          }}
        />
        <SelectionBar count={selection.chosen.size} onClear={selection.clear}>
          <Button size="sm">Download</Button>
        </SelectionBar>
      </Specimen>
      <Specimen name="list of links">
        <DataList
          label="Orders that open"
          columns={linkedColumns}
          rows={demoRows}
          keyOf={keyOf}
          opening={{ link: ({ number }, look) => <a href={`#order-${number}`} {...look} /> }}
        />
      </Specimen>
      <Specimen name="pager">
        <ListPager current={4} total={12} link={(page, look) => <a href={`#page-${page}`} {...look} />} />
      </Specimen>
      <Specimen name="export">
        <CsvButton
          fileName="orders"
          columns={[{ head: 'Order', value: keyOf }]}
          fetchRows={async () => ({ rows: demoRows, isCut: false })}
        />
      </Specimen>
    </>
  );
}
