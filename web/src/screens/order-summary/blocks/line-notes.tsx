import { IconAlertTriangle } from '@tabler/icons-react';
import type { CartLine } from '#capabilities/cart/index.ts';
import classes from './line-notes.module.css';

/** What is wrong with a line, in the words of the server. */
export const LineNotes = ({ line }: { line: CartLine }) => (
  <ul className="grid gap-2">
    {line.errors.map(({ code, message }) => (
      <li key={code} className={`${classes.note} flex gap-6 text-14 danger`}>
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        {message}
      </li>
    ))}
  </ul>
);
