import { useId } from 'react';
import { SelectRow } from '../selection/selection-box.tsx';
import { FreshMark } from '../states/fresh-mark.tsx';
import type { CardSlot, Column } from './column.ts';
import classes from './data-cards.module.css';
import type { DataListProps } from './data-list-props.ts';
import { RowName } from './row-name.tsx';

export function DataCards<Row>(props: DataListProps<Row>) {
  const { label, rows, keyOf, unfolding } = props;
  const id = useId();
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row);
        const detailId = `${id}${key}`;
        const isOpen = unfolding?.open === key;
        return (
          <li key={key} className={classes.item} data-open={isOpen || undefined}>
            <Card {...props} row={row} rowKey={key} detailId={detailId} />
            {isOpen && (
              <div id={detailId} className={classes.detail}>
                {unfolding.detail(row)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps<Row> = DataListProps<Row> & { row: Row; rowKey: string; detailId: string };

function Card<Row>({ columns, unfolding, opening, selection, isFresh, row, rowKey, detailId }: CardProps<Row>) {
  const isNew = isFresh?.(row) ?? false;
  const inSlot = (slot: CardSlot) => columns.flatMap((column) => partIn(column, slot, row));
  return (
    <div className={classes.card} data-fresh={isNew || undefined}>
      {selection && <SelectRow selection={selection} row={row} />}
      <div className={classes.title}>
        <RowName row={row} rowKey={rowKey} unfolding={unfolding} opening={opening} detailId={detailId}>
          {inSlot('title').map(({ content }) => content)}
        </RowName>
        {isNew && <FreshMark />}
      </div>
      {(['end', 'line', 'status', 'foot'] as const).flatMap((slot) =>
        inSlot(slot).map(({ key, content }) =>
          // The actions are buttons, which a paragraph may not hold everywhere.
          slot === 'foot' ? (
            <div key={key} className={classes.foot}>
              {content}
            </div>
          ) : (
            <p key={key} className={classes[slot]}>
              {content}
            </p>
          ),
        ),
      )}
    </div>
  );
}

function partIn<Row>({ key, cell, card }: Column<Row>, slot: CardSlot, row: Row) {
  if (card === 'none' || card.slot !== slot) return [];
  const content = (card.cell ?? cell)(row);
  return content === null || content === undefined || content === '' ? [] : [{ key, content }];
}
