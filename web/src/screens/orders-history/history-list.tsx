import { useIsWide } from '#platform/wide-window.ts';
import { HistoryCards } from './history-cards.tsx';
import type { HistoryProps } from './history-props.ts';
import { HistoryTable } from './history-table.tsx';

/** A table where there is room for its columns, cards where there is not. */
export const HistoryList = (props: HistoryProps) =>
  useIsWide() ? <HistoryTable {...props} /> : <HistoryCards {...props} />;
