import { IconClipboardList } from '@tabler/icons-react';
import { Button } from '#ui/button.tsx';
import { DataList } from '#ui/list/data/data-list.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { OfflineState } from '#ui/page/offline-state.tsx';
import { StaleLine } from '#ui/page/stale-line.tsx';
import { demoColumns, demoRows } from './demo-rows.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;
const list = <DataList label="Orders" columns={demoColumns} rows={demoRows} keyOf={({ number }) => number} />;

type Query = Parameters<typeof BlockStates<readonly string[]>>[0]['query'];
const asked = {
  data: undefined,
  isPending: false,
  isError: false,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: Date.parse('2026-11-16T13:05:00Z'),
  refetch: nothing,
};
const states: Readonly<Record<string, object>> = {
  waiting: { isPending: true },
  failed: { isError: true, error: new Error('planned') },
  stale: { data: [], isError: true, error: new Error('planned') },
};

export const ShowStates = () => (
  <>
    {Object.entries(states).map(([name, state]) => (
      <Specimen key={name} name={name}>
        <BlockStates
          query={{ ...asked, ...state } as unknown as Query}
          failed="The orders could not be loaded"
          waiting={list}
        >
          {() => list}
        </BlockStates>
      </Specimen>
    ))}
    <Specimen name="empty">
      <EmptyState
        icon={IconClipboardList}
        heading="No orders yet"
        text="Orders that you place will be listed here."
        actions={<Button>Create order</Button>}
      />
    </Specimen>
    <Specimen name="filtered to nothing">
      <NothingFound heading="No orders match the filters" text="Choose another status." onClear={nothing} />
    </Specimen>
    <Specimen name="offline">
      <OfflineState isRetrying={false} onRetry={nothing} />
      <StaleLine updatedAt={new Date('2026-11-16T13:05:00Z')} isOnline={false} isRetrying={false} onRetry={nothing} />
    </Specimen>
  </>
);
