import { fault } from '#platform/csv/cell-fault.ts';
import type { MasterFault, MasterKind, MasterRow } from '#platform/master/master-kind.ts';
import { changedColumns } from './row-merge.model.ts';

/** Columns of somebody else: a file leaves those of the ERP alone, a program those of the portal (B11). */
export type ClosedColumns = { columns: ReadonlySet<string>; to: 'file' | 'program' };

/** What a row would change that is not its sender's to change; to say it as it is stored is no fault. */
export function findClosedFaults(
  kind: MasterKind,
  { columns, to }: ClosedColumns,
  { row, stored }: { row: MasterRow; stored: MasterRow | undefined },
): MasterFault[] {
  if (!stored && to === 'file') return [fault(kind.key[0] ?? '', 'ONLY_FROM_ERP')];
  const code = to === 'file' ? 'OF_ERP' : 'OF_PORTAL';
  return changedColumns(kind, row, stored ?? untouched(kind))
    .filter((column) => columns.has(column))
    .map((column) => fault(column, code));
}

const untouched = ({ columns }: MasterKind): MasterRow =>
  Object.fromEntries(Object.entries(columns).map(([name, { otherwise }]) => [name, otherwise]));

type Written = { becomes: MasterRow | null | undefined; before: MasterRow | null | undefined };

/** Whether what was previewed may still be written: meanwhile the ERP may have come to own it. */
export const isOpenTo = (kind: MasterKind, closed: ClosedColumns | undefined, { becomes, before }: Written): boolean =>
  !closed || (!!becomes && !!before && findClosedFaults(kind, closed, { row: becomes, stored: before }).length === 0);
