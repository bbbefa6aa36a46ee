import { IconCircleCheck } from '@tabler/icons-react';
import type { PriceExplanation } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './price-rows.module.css';
import { type ExplainedRow, shownVerdict } from './shown-verdict.ts';
import { usePriceWords } from './use-price-words.ts';

type Props = {
  row: ExplainedRow;
  answer: PriceExplanation;
  /** Of the highest price among all rows. */
  share: number;
};

/** Of whom, from how many, when and how much, and in words what became of it; the bar says the same to the eye. */
export function PriceRow({ row, answer, share }: Props) {
  const { t } = useTranslation('why-price');
  const words = usePriceWords(answer.currency);
  const shown = shownVerdict(row, answer);
  return (
    <li className={classes.row} data-verdict={shown}>
      <div className="shrinkable">
        <p className="semibold">{t(`kinds.${row.kind}`)}</p>
        <p className="text-13 muted">
          {t(row.isOfMarket ? 'rows.ofMarket' : 'rows.own')} · {words.fromQuantity(row)}
        </p>
        <p className="text-13 muted">{words.validity(row)}</p>
      </div>
      <p className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }} />
      </p>
      <div className={classes.end}>
        <p className={classes.amount}>{words.money(row.price)}</p>
        <p className={`${classes.verdict} text-13`}>
          {shown === 'won' && <IconCircleCheck size={16} stroke={2} aria-hidden="true" />}
          <span>{words.verdict(shown, row, answer.quantity)}</span>
        </p>
      </div>
    </li>
  );
}
