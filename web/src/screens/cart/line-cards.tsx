import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type CartLine,
  LineNotes,
  LinePicture,
  LineStepper,
  lineOfItem,
  useLineAmount,
} from '#capabilities/cart/index.ts';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './line-cards.module.css';

/** Lines for a narrow window: each with one field and its unit, within reach of the thumb. */
export const LineCards = ({ items }: { items: readonly CartLine[] }) => (
  <ul>
    {items.map((line) => (
      <LineCard key={line.id} line={line} />
    ))}
  </ul>
);

function LineCard({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { product, prices } = line;
  const of = lineOfItem(line);
  const { set } = useLineAmount(of, line);
  return (
    <li className={classes.card}>
      <LinePicture product={product} />
      <div>
        <Link
          to="/catalog/$id"
          params={{ id: product.sku }}
          className={`${classes.name} size-15 line-20 semibold plain`}
        >
          {product.name}
        </Link>
        <p className="text-13 muted tabular">
          {product.pack_label}
          {prices.unit !== null && ` · ${formatCents(language, prices.unit)}`}
        </p>
        <LineNotes line={line} />
      </div>
      <IconButton
        tone="danger"
        className={classes.remove}
        label={t('remove', { product: product.name })}
        onClick={() => set(noPacks, { isFinal: true })}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <div className={classes.amount}>
        <LineStepper {...of} line={line} />
        <p className={`${classes.total} size-15 line-20 tabular text-end`}>{formatCents(language, prices.row_total)}</p>
      </div>
    </li>
  );
}
