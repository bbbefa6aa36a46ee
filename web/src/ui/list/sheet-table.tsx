import type { KeyboardEventHandler, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

type SheetColumn = {
  key: string;
  head: string;
  /** Read out only. */
  isHeadHidden?: boolean;
  className?: string | undefined;
};

type Props = {
  label: string;
  columns: readonly SheetColumn[];
  className: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  /** A row element for each row. */
  children: ReactNode;
};

/** Rows that are written into, as in a spreadsheet: the screen draws the rows and knows what their keys do. */
export const SheetTable = ({ label, columns, className, onKeyDown, children }: Props) => (
  <table className={className} aria-label={label} onKeyDown={onKeyDown}>
    <thead>
      <tr>
        {columns.map(({ key, head, isHeadHidden, className: look }) => (
          <th key={key} scope="col" className={look}>
            {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
