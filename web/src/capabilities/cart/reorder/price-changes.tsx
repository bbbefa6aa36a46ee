import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconTriangleFilled, IconTriangleInvertedFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatCents, formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { amountText } from '../amount/pack-words.ts';
import { saveLine } from '../amount/save-line.ts';
import { amountOf } from '../changes/line-amount.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import classes from './price-changes.module.css';
import type { RepeatedLine } from './reorder.queries.ts';
import type { RepeatedOrder } from './repeated-orders.ts';
import parts from './repeated-panel.module.css';

type Props = { repeated: RepeatedOrder; cart: Cart };

/** Prices that are not those of then: old and new, what that makes for the line, and for all of them together. */
export function PriceChanges({ repeated: { lines, placedOn, currency }, cart }: Props) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const changed = lines.filter(({ effect }) => effect !== 0);
  if (changed.length === 0) return null;
  const total = Math.round(changed.reduce((sum, { effect }) => sum + effect * 100, 0)) / 100;
  return (
    <div className={parts.part}>
      <div className="flex wrap between align-baseline gap-0-16">
        <h3 className="text-15">
          {t('reorder.result.prices', {
            count: changed.length,
            n: formatNumber(language, changed.length),
            date: formatShortDate(language, placedOn),
          })}
        </h3>
        <p className="muted tabular">
          {t('reorder.result.effect', { amount: signed(formatMoney(language, total, currency), total) })}
        </p>
      </div>
      <ul className="grid mt-4">
        {changed.map((line) => (
          <PriceChange key={`${line.sku} ${line.quantity}`} line={line} currency={currency} cart={cart} />
        ))}
      </ul>
    </div>
  );
}

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);

function PriceChange({ line, currency, cart }: { line: RepeatedLine; currency: string; cart: Cart }) {
  const { t } = useTranslation('reorder');
  const { t: words } = useTranslation('catalogue');
  const language = useLanguage();
  const context = { client: useQueryClient(), language };
  const { name, product, price_before: before, price_now: now, effect } = line;
  const item = cart.items.find((each) => each.product.sku === line.sku);
  const isDearer = effect > 0;
  const Mark = isDearer ? IconTriangleFilled : IconTriangleInvertedFilled;
  return (
    <li className={classes.line}>
      <span className={classes.name}>
        {name}
        {product && <span className="muted"> · {amountText({ t: words, language }, product, amountOf(line))}</span>}
      </span>
      <span className={`${classes.prices} tabular text-end`}>
        <s>{formatCents(language, before)}</s> → <strong>{formatMoney(language, now ?? before, currency)}</strong>
      </span>
      <span className={classes.effect} data-dearer={isDearer || undefined}>
        <Mark size={10} aria-hidden="true" />
        <VisuallyHidden>
          {t(isDearer ? 'reorder.result.dearer' : 'reorder.result.cheaper', {
            amount: formatMoney(language, Math.abs(effect), currency),
          })}
        </VisuallyHidden>
        <span aria-hidden="true">{signed(formatCents(language, effect), effect)}</span>
      </span>
      {item ? (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('reorder.result.removeNamed', { product: name })}
          onClick={() => void saveLine(context, { product: item.product, lineId: item.id }, noPacks)}
        >
          {t('reorder.result.remove')}
        </button>
      ) : (
        <span className={classes.removed}>{t('reorder.result.removed')}</span>
      )}
    </li>
  );
}
