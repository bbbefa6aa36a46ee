import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  type CartLine,
  LineNotes,
  LinePicture,
  lineOfItem,
  RowFields,
  useLineAmount,
} from '#capabilities/cart/index.ts';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './line-table.module.css';

export function LineTableRow({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const { product, prices } = line;
  const of = lineOfItem(line);
  const { set, state } = useLineAmount(of, line);
  return (
    <tr className={classes.row} data-state={state} data-wrong={line.errors.length > 0 || undefined}>
      <th scope="row" className={classes.product}>
        <span className={classes.who}>
          <LinePicture product={product} />
          <span>
            <Link to="/catalog/$id" params={{ id: product.sku }} className={classes.name}>
              {product.name}
            </Link>
            <span className="block text-13 muted">{product.pack_label}</span>
            <LineNotes line={line} />
          </span>
        </span>
      </th>
      <RowFields {...of} line={line} hasZero cell={classes.field} numberCell={classes.number} />
      <td className={classes.number}>{prices.unit === null ? '–' : formatCents(language, prices.unit)}</td>
      <td className={classes.total}>{formatCents(language, prices.row_total)}</td>
      <td className={classes.bin}>
        <IconButton
          tone="danger"
          label={t('remove', { product: product.name })}
          onClick={() => set(noPacks, { isFinal: true })}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}
