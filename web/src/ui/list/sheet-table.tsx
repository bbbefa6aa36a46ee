import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

type SheetColumn = {
  key: string;
  head: string;
  /** Above the head: the letter that the column has in the file it came from. */
  mark?: string | undefined;
  /** Read out only. */
  isHeadHidden?: boolean;
  className?: string | undefined;
};

type Props = {
  label: string;
  columns: readonly SheetColumn[];
  className: string | undefined;
  /** Its cells are walked by arrows and one of them has the focus; else the fields inside are. */
  isGrid?: boolean;
  onKeyDown?: KeyboardEventHandler;
  onClick?: MouseEventHandler;
  onFocus?: FocusEventHandler;
  /** A row element for each row. */
  children: ReactNode;
};

/** Rows that are written into, as in a spreadsheet: the screen draws the rows and knows what their keys do. */
export const SheetTable = ({ label, columns, className, isGrid = false, children, ...events }: Props) => (
  <table className={className} aria-label={label} role={isGrid ? 'grid' : undefined} {...events}>
    <thead>
      <tr>
        {columns.map(({ key, head, mark, isHeadHidden, className: look }) => (
          <th key={key} scope="col" className={look}>
            {mark && <small>{mark}</small>}
            {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
