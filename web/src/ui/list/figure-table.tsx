import type { ReactNode } from 'react';
import classes from './figure-table.module.css';

type Figures = { name: string; figures: readonly ReactNode[] };
type Row = Figures & { key: string };

type Props = {
  caption: string;
  /** Read out only: a heading close by says the same to the eye. */
  isCaptionHidden?: boolean;
  /** The first names the rows, the others their figures. */
  heads: readonly string[];
  rows: readonly Row[];
  /** What they come to, and what a part of them does. */
  feet?: readonly Figures[];
  className?: string | undefined;
};

/** A few figures beside each other; nothing in it can be pressed. */
export const FigureTable = ({ caption, isCaptionHidden = false, heads, rows, feet = [], className }: Props) => (
  <table
    className={[classes.table, className].filter(Boolean).join(' ')}
    aria-label={isCaptionHidden ? caption : undefined}
  >
    {!isCaptionHidden && <caption>{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, figures }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {figures.map((figure, index) => (
            <td key={heads[index + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
    {feet.length > 0 && (
      <tfoot>
        {feet.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={heads[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tfoot>
    )}
  </table>
);
