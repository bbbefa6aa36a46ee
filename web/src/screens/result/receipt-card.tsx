import { totalKind } from '@dray/contract/cart/sum-rows.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { SumTable } from '#capabilities/cart/index.ts';
import { OrderLines, type Receipt, usePacksText } from '#capabilities/ordering/index.ts';
import { dayText } from '#platform/texts/day-text.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import classes from './receipt-card.module.css';

/** What was ordered, as it was shown when it was sent; the lines are folded. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const packsText = usePacksText();
  const { place: address, lines, sums, currency } = receipt;
  const shown = lines.map(({ packLabel, packFormat, packs, ...line }) => ({
    ...line,
    pack: packLabel,
    amount: packsText(packFormat, packs),
  }));
  return (
    <section className={`${classes.card} card`}>
      <Facts>
        <Fact label={t('delivery.day')}>
          <strong>{dayText(language, receipt.deliveryDate, true)}</strong>
        </Fact>
        <Fact label={t('delivery.number')}>
          <span>{receipt.customerOrderNumber}</span>
        </Fact>
        <Fact label={t('delivery.place')}>
          <strong>{address.name}</strong>
          <span>
            {address.street}, {address.city}
          </span>
        </Fact>
        {sums && (
          <Fact label={t(`totals.${totalKind(sums.depositCents)}`)}>
            <strong className="tabular">{formatMoney(language, sums.totalCents / 100, currency)}</strong>
            <span>{receipt.payment}</span>
          </Fact>
        )}
        {receipt.note && (
          <Fact label={t('delivery.note')}>
            <span>{receipt.note}</span>
          </Fact>
        )}
      </Facts>
      <details className={classes.fold}>
        <summary className={classes.opener}>
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          {t('lines.count', { count: lines.length, n: formatNumber(language, lines.length) })}
        </summary>
        <OrderLines lines={shown} currency={currency} />
        {sums && (
          <div className={classes.sums}>
            <SumTable sums={sums} currency={currency} />
          </div>
        )}
      </details>
    </section>
  );
}
