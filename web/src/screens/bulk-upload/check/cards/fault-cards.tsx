import { IconTableOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Stack } from '#ui/page/stack.tsx';
import type { Cell } from '../faults/fault-walk.model.ts';
import type { CheckParts } from '../order/check-parts.ts';
import { useRows } from '../order/use-rows.ts';
import { ordersIn } from '../order/view.model.ts';
import { EditDialog } from './edit-dialog.tsx';
import { OrderCard } from './order-card.tsx';

/** On a phone no sheet: each order with what is wrong with it, and buttons large enough for a thumb. */
export function FaultCards({ job, view, mending, repeat, onChoose }: CheckParts) {
  const { t } = useTranslation('bulk-upload');
  const { query, rows, end } = useRows(job.jobId, view);
  const [edited, setEdited] = useState<Cell>();
  const shown = new Set(rows.map(({ order }) => order));
  // What was mended here stays until another view is chosen.
  const orders = job.list.filter(
    ({ key }) => shown.has(key) || ordersIn(job.list, view).some((order) => order.key === key),
  );
  return (
    <>
      <BlockStates query={query} failed={t('check.rowsFailed')} waiting={null}>
        {() =>
          orders.length === 0 ? (
            <EmptyState icon={IconTableOff} heading={t(`check.none.${view}`)} />
          ) : (
            <Stack>
              {orders.map((order) => (
                <OrderCard
                  key={order.key}
                  order={order}
                  rows={rows.filter((row) => row.order === order.key)}
                  columns={job.columns}
                  repeat={repeat}
                  onMend={mending.mend}
                  onEdit={setEdited}
                  onChoose={onChoose}
                />
              ))}
            </Stack>
          )
        }
      </BlockStates>
      <div ref={end} />
      {edited && (
        <EditDialog
          cell={edited}
          value={rows.find(({ row }) => row === edited.row)?.cells[edited.column] ?? ''}
          onMend={mending.mend}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
