import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  type BulkJob,
  type BulkRow,
  type BulkRowsPage,
  bulkJobKey,
  bulkRowsKey,
  mendRow,
} from '#capabilities/bulk-upload/index.ts';
import { currentTexts } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

export type Mend = { rows: readonly number[]; column: BulkColumn; value: string };
export type Mending = {
  /** Writes a value into one column of some rows. */
  mend: (mend: Mend) => void;
  /** What was written into these rows and is not saved: on its way, or not taken. */
  draftsIn: (rows: readonly BulkRow[]) => Drafts | undefined;
  draftOf: (row: number, column: BulkColumn) => Draft | undefined;
};
export type Draft = { value: string; isFailed: boolean };

export type Drafts = ReadonlyMap<string, Draft>;
export const draftKey = (row: number, column: BulkColumn): string => `${row}-${column}`;

/** Changes of a file's rows, one after the other; the answer says in which state the rows and all orders are then. */
export function useMending(jobId: string): Mending {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const note = ({ rows, column, value }: Mend, isFailed: boolean) =>
    setDrafts(
      (before) => new Map([...before, ...rows.map((row) => [draftKey(row, column), { value, isFailed }] as const)]),
    );
  const forget = ({ rows, column }: Mend) =>
    setDrafts((before) => {
      const gone = new Set(rows.map((row) => draftKey(row, column)));
      return new Map([...before].filter(([key]) => !gone.has(key)));
    });
  const { mutate } = useMutation({
    scope: { id: `bulk ${jobId}` },
    mutationFn: ({ rows: [row = 0, ...alsoRows], column, value }: Mend) =>
      mendRow(jobId, { row, cells: { [column]: value }, alsoRows }),
    onMutate: (mend) => note(mend, false),
    onSuccess: (changed, mend) => {
      showChanged(client, jobId, changed);
      forget(mend);
    },
    onError: (failure, mend) => {
      note(mend, true);
      const text = currentTexts('bulk-upload')('check.notSaved', { value: mend.value });
      showFailure({ topic: `bulk ${mend.rows[0]}`, text, failure, retry: () => mutate(mend) });
    },
  });
  return {
    mend: useCallback((mend: Mend) => mutate(mend), [mutate]),
    draftsIn: (rows) => (drafts.size > 0 && rows.some(({ row }) => hasDraft(drafts, row)) ? drafts : undefined),
    draftOf: (row, column) => drafts.get(draftKey(row, column)),
  };
}

/** What the server answers to a change: the rows that it touches, and how all orders stand then. */
export function showChanged(
  client: QueryClient,
  jobId: string,
  { rows, job }: { rows: BulkRow[]; job: BulkJob },
): void {
  client.setQueriesData<BulkJob>({ queryKey: bulkJobKey(jobId) }, () => job);
  putRows(client, jobId, rows);
  // Other views are not looked at and hold other orders by now.
  client.removeQueries({ queryKey: bulkRowsKey(jobId), type: 'inactive' });
}

const hasDraft = (drafts: Drafts, row: number): boolean =>
  bulkColumns.some((column) => drafts.has(draftKey(row, column)));

type Pages = InfiniteData<BulkRowsPage>;

function putRows(client: QueryClient, jobId: string, rows: readonly BulkRow[]): void {
  client.setQueriesData<Pages>({ queryKey: bulkRowsKey(jobId) }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => withRows(page, rows)) } : data,
  );
}

const withRows = (page: BulkRowsPage, changed: readonly BulkRow[]): BulkRowsPage => {
  const byNumber = new Map(changed.map((row) => [row.row, row]));
  return { ...page, rows: page.rows.map((row) => byNumber.get(row.row) ?? row) };
};
