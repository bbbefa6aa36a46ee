import classes from './figure-table.module.css';

type Row = { key: string; name: string; figures: readonly string[] };

type Props = {
  caption: string;
  /** Read out only: a heading close by says the same to the eye. */
  isCaptionHidden?: boolean;
  /** The first names the rows, the others their figures. */
  heads: readonly string[];
  rows: readonly Row[];
  className?: string | undefined;
};

/** A few figures beside each other; nothing in it can be pressed. */
export const FigureTable = ({ caption, isCaptionHidden = false, heads, rows, className }: Props) => (
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
  </table>
);
