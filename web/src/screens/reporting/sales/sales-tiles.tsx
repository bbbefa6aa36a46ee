import type { SalesReport } from '#capabilities/reporting/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ChangeMark } from './change-mark.tsx';
import { formatFigure, monthSpan } from './report-figures.ts';
import classes from './sales-tiles.module.css';

type Props = { report: SalesReport; isCompared: boolean };

/** The four figures that everybody looks at first. */
export function SalesTiles({ report: { totals, currency, from, to, comparedFrom }, isCompared }: Props) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const hl = (value: number) => formatFigure(language, 'hl', value, currency);
  const { before, comparable } = totals;
  const hasBefore = isCompared && comparedFrom !== null && before.hectolitres > 0;
  // Twelve months beside five say nothing: which of them are compared is said before the figures (T158).
  const months = comparedFrom !== null && comparedFrom !== from ? `${monthSpan(language, comparedFrom, to)}: ` : '';
  const [comparedHl, comparedNet] = months
    ? [hl(comparable.hectolitres), formatMoney(language, comparable.net, currency)]
    : [undefined, undefined];
  const tiles = [
    {
      name: t('tiles.volume'),
      value: hl(totals.hectolitres),
      below: hasBefore && (
        <>
          {months}
          {comparedHl && `${comparedHl} · `}
          <ChangeMark now={comparable.hectolitres} before={before.hectolitres} /> · {hl(before.hectolitres)}
        </>
      ),
    },
    {
      name: t('tiles.net'),
      value: formatMoney(language, totals.net, currency),
      below: hasBefore && (
        <>
          {months}
          {comparedNet && `${comparedNet} · `}
          <ChangeMark now={comparable.net} before={before.net} />
        </>
      ),
    },
    { name: t('tiles.deposit'), value: formatMoney(language, totals.deposit, currency), below: t('tiles.depositNote') },
    {
      name: t('tiles.orders'),
      value: formatNumber(language, totals.orders),
      below: totals.orders > 0 && t('tiles.average', { hl: hl(totals.hectolitres / totals.orders) }),
    },
  ];
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ name, value, below }) => (
        <div key={name} className={`${classes.tile} card`}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          {below && <dd className="size-14 muted">{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
