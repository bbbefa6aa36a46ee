import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { amountText } from '../amount/pack-words.ts';
import { amountOf } from '../changes/line-amount.ts';
import { LinePicture } from '../line/line-picture.tsx';
import type { CartLine } from '../queries/active-cart.queries.ts';
import classes from './read-line.module.css';

/** A line that can only be read: what, how much of it, and what it comes to. */
export function ReadLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { product } = line;
  return (
    <li className={`${classes.line} grid gap-10 text-14`}>
      <LinePicture product={product} />
      <div>
        <p className="semibold anywhere">{product.name}</p>
        <p className="muted">
          {product.pack_label} · {amountText({ t, language }, product, amountOf(line))}
        </p>
      </div>
      <p className="tabular nowrap">{formatCents(language, line.prices.row_total)}</p>
    </li>
  );
}
