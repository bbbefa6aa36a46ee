import { useId } from 'react';
import { SelectRow } from '../selection/selection-box.tsx';
import { FreshMark } from '../states/fresh-mark.tsx';
import type { CardSlot, Column } from './column.ts';
import classes from './data-cards.module.css';
import type { DataListProps } from './data-list-props.ts';
import { groupAt } from './group-at.ts';
import { RowName } from './row-name.tsx';

export function DataCards<Row>(props: DataListProps<Row>) {
  const { label, rows, keyOf, unfolding } = props;
  const id = useId();
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row, index) => {
        const key = keyOf(row);
        const detailId = `${id}${key}`;
        const isOpen = unfolding?.open === key;
        const group = groupAt(props, index);
        return (
          <li key={key} className={classes.item} data-open={isOpen || undefined}>
            {group && <h3 className={classes.group}>{group}</h3>}
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
  const hasPair = inSlot('beside').length > 0;
  const asLines = (slot: CardSlot) =>
    inSlot(slot).map(({ key, content }) => (
      <p key={key} className={classes[slot]}>
        {content}
      </p>
    ));
  // The actions are buttons, which a paragraph may not hold everywhere.
  const asButtons = (slot: CardSlot) =>
    inSlot(slot).map(({ key, content }) => (
      <div key={key} className={classes[slot]}>
        {content}
      </div>
    ));
  return (
    <div className={classes.card} data-fresh={isNew || undefined}>
      {selection && <SelectRow selection={selection} row={row} />}
      <div className={classes.title}>
        <RowName row={row} rowKey={rowKey} unfolding={unfolding} opening={opening} detailId={detailId}>
          {inSlot('title').map(({ content }) => content)}
        </RowName>
        {isNew && <FreshMark />}
      </div>
      {asLines('end')}
      {/* With something at its end the second line is one row of its own. */}
      {hasPair ? (
        <div className={classes.pair}>
          {asLines('line')}
          {asLines('beside')}
        </div>
      ) : (
        asLines('line')
      )}
      {asLines('status')}
      {asButtons('foot')}
      {asButtons('act')}
    </div>
  );
}

function partIn<Row>({ key, cell, card }: Column<Row>, slot: CardSlot, row: Row) {
  if (card === 'none' || card.slot !== slot) return [];
  const content = (card.cell ?? cell)(row);
  return content === null || content === undefined || content === '' ? [] : [{ key, content }];
}
