import type { DataListProps } from './data-list-props.ts';

/** The name of the group that begins with a row, where one does. */
export function groupAt<Row>({ rows, groupOf }: DataListProps<Row>, index: number): string | undefined {
  const [row, before] = [rows[index], rows[index - 1]];
  if (!groupOf || row === undefined) return undefined;
  const group = groupOf(row);
  return before !== undefined && groupOf(before) === group ? undefined : group;
}
