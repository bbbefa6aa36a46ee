import type { ReactNode } from 'react';
import { formatCents, formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './order-lines.module.css';

export type ShownLine = {
  id: string;
  name: string;
  /** 20 × 0.5 l, where it is known. */
  pack?: string | undefined;
  /** 12 kegs, 1 pallet (40 crates). */
  amount: string;
  unitPrice?: number | undefined;
  total: number;
  picture?: ReactNode;
  /** What is in a bundle. */
  parts?: readonly string[];
  /** What must be known of this line besides. */
  note?: ReactNode;
};

/** The goods of an order, to be skimmed: what, how much of it, for how much. */
export function OrderLines({ lines, currency }: { lines: readonly ShownLine[]; currency: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  return (
    <ul>
      {lines.map(({ id, name, pack, amount, unitPrice, total, picture, parts = [], note }) => (
        <li key={id} className={classes.line} data-pictured={picture ? true : undefined}>
          {picture}
          <div className={`${classes.words} shrinkable text-15 anywhere`}>
            <p>
              <span className="semibold">{name}</span> {pack && <span className={classes.pack}>{pack}</span>}
            </p>
            <p className={`${classes.amount} text-14 muted tabular`}>
              {amount}
              {unitPrice !== undefined && ' · '}
              {unitPrice !== undefined && (
                <span className="nowrap">
                  {t('lines.perPack', { price: formatMoney(language, unitPrice, currency) })}
                </span>
              )}
            </p>
            {parts.map((part) => (
              <p key={part} className={`${classes.amount} text-14 muted tabular`}>
                {part}
              </p>
            ))}
            {note}
          </div>
          <p className={`${classes.total} text-15 semibold tabular nowrap`}>{formatCents(language, total)}</p>
        </li>
      ))}
    </ul>
  );
}
