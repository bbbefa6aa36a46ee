import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { controlClass } from '#ui/form/field.tsx';
import { ShipToChoice } from '../order/ship-to-choice.tsx';
import classes from './cell-editor.module.css';

type Props = {
  column: BulkColumn;
  name: string;
  value: string;
  onSave: (value: string) => void;
  /** One went elsewhere: what is written counts. */
  onLeave: (value: string) => void;
  onCancel: () => void;
};

/** A cell that is written into: Enter saves and goes on, Esc takes back. */
export function CellEditor({ column, name, value, onSave, onLeave, onCancel }: Props) {
  const [text, setText] = useState(value);
  const isOver = useRef(false);
  const end = (how: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    how();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Enter') end(() => onSave(text));
    else if (event.key === 'Escape') end(onCancel);
    else return;
    event.preventDefault();
  };
  if (column === 'shipTo') {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
      <div
        className={classes.place}
        onKeyDown={keys}
        onBlur={({ currentTarget, relatedTarget }) =>
          currentTarget.contains(relatedTarget) || end(() => onLeave(value))
        }
      >
        <ShipToChoice label={name} isLabelHidden value={value} onChoose={(id) => end(() => onSave(id))} />
      </div>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: a user who opens a cell wants to write into it.
      autoFocus
      className={`${controlClass} ${classes.input}`}
      aria-label={name}
      value={text}
      maxLength={200}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={keys}
      onBlur={() => end(() => onLeave(text))}
    />
  );
}
