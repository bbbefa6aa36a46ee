import { noPacks, type PackUnit, packsInUnit, totalPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { Link } from '@tanstack/react-router';
import { formatCents } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { AmountField } from '../amount/amount-field.tsx';
import { packsText } from '../amount/pack-words.ts';
import { useLineAmount } from '../amount/use-line-amount.ts';
import { unitOf } from '../changes/line-amount.ts';
import { lineOfItem } from '../line/line-of-item.ts';
import { LinePicture } from '../line/line-picture.tsx';
import type { CartLine } from '../queries/active-cart.queries.ts';
import classes from './panel-line.module.css';

/** A line in the panel: what it is, what it comes to, and one field for how much of it, in the unit it was taken in. */
export function PanelLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { product } = line;
  const stacking = stackingOf(product);
  const { amount, set, flush, undo } = useLineAmount(lineOfItem(line), line);
  const unit: PackUnit = unitOf(amount, unitsOf(product));
  const packs = totalPacks(amount, stacking);
  const [error] = line.errors;
  return (
    <li className={classes.line}>
      <LinePicture product={product} />
      <div>
        <Link to="/catalog/$id" params={{ id: product.sku }} className={classes.name}>
          {product.name}
        </Link>
        <p className="text-13 muted tabular">
          {packsText({ t, language }, product, packs, unit)} · {formatCents(language, line.prices.row_total)}
        </p>
        {error && <p className="text-13 danger">{error.message}</p>}
      </div>
      <AmountField
        label={t('quantity.of', { product: product.name })}
        value={Number(packsInUnit(packs, unit, stacking).toFixed(2))}
        look="tall"
        unit={unit}
        onValue={(value) => set({ ...noPacks, [unit]: value })}
        onLeave={flush}
        onUndo={(value) => undo({ ...noPacks, [unit]: value })}
      />
    </li>
  );
}
