import type { PriceExplanation } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { PriceRow } from './price-row.tsx';
import classes from './price-rows.module.css';
import { type ExplainedRow, isUsed } from './shown-verdict.ts';

/** First what the price is made of, then everything that could have counted and did not; without a price all of it. */
export function PriceRows({ answer }: { answer: PriceExplanation }) {
  const { t } = useTranslation('why-price');
  const { rows, price } = answer;
  if (rows.length === 0) return <p className={`${classes.none} muted`}>{t('rows.none')}</p>;
  if (price === null) return <Part name="all" rows={rows} answer={answer} />;
  const unused = rows.filter((row) => !isUsed(row));
  return (
    <>
      <Part name="used" rows={rows.filter(isUsed)} answer={answer} />
      {unused.length > 0 && <Part name="unused" rows={unused} answer={answer} />}
    </>
  );
}

type PartProps = { name: 'used' | 'unused' | 'all'; rows: readonly ExplainedRow[]; answer: PriceExplanation };

function Part({ name, rows, answer }: PartProps) {
  const { t } = useTranslation('why-price');
  const dearest = Math.max(...answer.rows.map(({ price }) => price));
  return (
    <div className={classes.part} data-part={name}>
      <h3 className="text-15 semibold">{t(`rows.${name}`)}</h3>
      <ol className={classes.rows}>
        {rows.map((row) => (
          <PriceRow
            key={[row.isOfMarket, row.kind, row.minQuantity, row.validFrom, row.validTo, row.price].join()}
            row={row}
            answer={answer}
            share={dearest > 0 ? row.price / dearest : 0}
          />
        ))}
      </ol>
    </div>
  );
}
