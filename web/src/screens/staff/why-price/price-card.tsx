import { useId } from 'react';
import type { PriceExplanation } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import classes from './price-card.module.css';
import { PriceRows } from './price-rows.tsx';
import { Unpriced } from './unpriced.tsx';
import { usePriceWords } from './use-price-words.ts';

/** What it costs for whom, and below it every row that could have counted. */
export function PriceCard({ answer }: { answer: PriceExplanation }) {
  const { t } = useTranslation('why-price');
  const words = usePriceWords(answer.currency);
  const id = useId();
  const { product, shipTo, quantity, day, price, unpriced } = answer;
  const besideList = words.besideList(answer);
  return (
    <section className="card" aria-labelledby={id}>
      <div className={classes.head}>
        <div className="shrinkable">
          <h2 id={id} className="text-20 anywhere">
            <span data-row-name>
              <span>{product.name}</span>
            </span>
          </h2>
          <p className="text-14 muted anywhere">{t('answer.sku', { sku: product.sku })}</p>
        </div>
        <div className={classes.price}>
          <p className={classes.amount}>{price === null ? t('answer.noPrice') : words.money(price)}</p>
          {price !== null && <p className="text-13 muted">{t('answer.perPack')}</p>}
          {besideList && <p className="text-13 muted">{besideList}</p>}
        </div>
      </div>
      <div className={classes.part}>
        <Facts>
          <Fact label={t('answer.shipTo')}>
            <span>{t('answer.named', { name: shipTo.name, id: shipTo.id })}</span>
          </Fact>
          <Fact label={t('answer.quantity')}>
            <span>{words.packs(quantity)}</span>
          </Fact>
          <Fact label={t('answer.day')}>
            <span>{words.longDay(day)}</span>
          </Fact>
        </Facts>
        {unpriced && <Unpriced reason={unpriced} />}
      </div>
      <PriceRows answer={answer} />
    </section>
  );
}
