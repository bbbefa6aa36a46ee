import { type Cart, type CartLine, LinePicture, LineStepper, lineOfItem } from '#capabilities/cart/index.ts';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import classes from './edited-lines.module.css';
import { LineNotes } from './line-notes.tsx';

/** The lines with their fields, as in the cart: saved one by one, nothing removes a line without a way back. */
const EditedLines = ({ cart }: { cart: Cart }) => (
  <ul>
    {cart.items.map((line) => (
      <EditedLine key={line.id} line={line} />
    ))}
  </ul>
);

function EditedLine({ line }: { line: CartLine }) {
  const language = useLanguage();
  const { product } = line;
  return (
    <li className={classes.line}>
      <LinePicture product={product} />
      <div className="shrinkable text-15 anywhere">
        <p className="semibold">{product.name}</p>
        <p className="text-14 muted">{product.pack_label}</p>
        {line.errors.length > 0 && <LineNotes line={line} />}
      </div>
      <div className={classes.amount}>
        <LineStepper {...lineOfItem(line)} line={line} />
      </div>
      <p className={`${classes.total} text-15 semibold tabular text-end`}>
        {formatCents(language, line.prices.row_total)}
      </p>
    </li>
  );
}

export default EditedLines;
