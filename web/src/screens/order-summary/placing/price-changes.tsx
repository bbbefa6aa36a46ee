import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { amountOf, type CartLine, changeCart, sendAmount } from '#capabilities/cart/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './price-changes.module.css';
import type { PriceCheck } from './use-price-check.ts';

type Props = {
  lines: readonly CartLine[];
  deposits: PriceCheck['deposits'];
  /** Any line of the cart: what is set anew takes today's deposits with it. */
  anyLine: CartLine | undefined;
  currency: string;
};

/** Prices and deposits that are others than when the goods were put in: old and new of each, and one press to accept them all (T79). */
export function PriceChanges({ lines, deposits, anyLine, currency }: Props) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const context = { client: useQueryClient(), language };
  const accept = useMutation({
    // A line keeps its old price until it is set anew, so each is set to what it is.
    mutationFn: async () => {
      const touched = lines.length === 0 && anyLine ? [anyLine] : lines;
      for (const line of touched) await changeCart(context, (cart) => sendAmount(cart, line.id, amountOf(line)));
    },
  });
  const words = useFailureWords(accept.error);
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(language, amount, currency));
  return (
    <section className={`${classes.changes} flex gap-12 text-15`} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className="grid items-start shrinkable gap-8">
        <h3 className="text-15">{t('changes.heading')}</h3>
        <p>{t('changes.text')}</p>
        <ul className={`${classes.list} grid gap-4`}>
          {lines.map(({ id, product, price_before, prices }) => (
            <li key={id}>
              <strong>
                {product.name} {product.pack_label}
              </strong>
              {': '}
              <span className="tabular">
                {t('changes.line', { old: money(price_before), new: money(prices.unit) })}
              </span>
            </li>
          ))}
          {deposits.map(({ sku, name, price_before, unit_price }) => (
            <li key={sku}>
              <strong>{name}</strong>
              {': '}
              <span className="tabular">
                {t('changes.deposit', { old: money(price_before), new: money(unit_price) })}
              </span>
            </li>
          ))}
        </ul>
        {accept.isError && (
          <p>
            {t('changes.failed')} {words.text}
          </p>
        )}
        <Button size="sm" loading={accept.isPending} onClick={() => accept.mutate()}>
          {t('changes.accept')}
        </Button>
      </div>
    </section>
  );
}
