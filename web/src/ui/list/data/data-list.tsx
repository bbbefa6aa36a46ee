import type { KeyboardEvent } from 'react';
import { useIsWide } from '#platform/wide-window.ts';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { DataCards } from './data-cards.tsx';
import type { DataListProps } from './data-list-props.ts';
import { DataTable } from './data-table.tsx';

/** A table where there is room for its columns, cards where there is not; one description for both. */
export function DataList<Row>(props: DataListProps<Row>) {
  const List = useIsWide() ? DataTable : DataCards;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows' own buttons inside.
    <div onKeyDown={moveBetweenRows}>
      {/* A reader who goes by headings finds the list, and what unfolds in it has one above its own. */}
      {!props.isUnderHeading && (
        <VisuallyHidden>
          <h2>{props.label}</h2>
        </VisuallyHidden>
      )}
      <List {...props} />
    </div>
  );
}

/** Up and down go from the name of one row to that of the next, past everything else in the row. */
function moveBetweenRows(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (by === 0 || !(target instanceof HTMLElement) || target.dataset.rowName === undefined) return;
  const names = [...currentTarget.querySelectorAll<HTMLElement>('[data-row-name]')];
  event.preventDefault();
  names[names.indexOf(target) + by]?.focus();
}
