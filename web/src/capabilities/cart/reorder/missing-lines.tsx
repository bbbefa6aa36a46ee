import { IconArrowRight, IconCheck, IconCircleX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { amountText } from '../amount/pack-words.ts';
import { addLine } from '../amount/save-line.ts';
import { amountOf } from '../changes/line-amount.ts';
import { LinePicture } from '../line/line-picture.tsx';
import classes from './missing-lines.module.css';
import type { RepeatedLine } from './reorder.queries.ts';
import parts from './repeated-panel.module.css';

type Props = {
  lines: readonly RepeatedLine[];
  /** Skus that were taken in place of something. */
  added: readonly string[];
  currency: string;
  onAdded: (sku: string) => void;
};

/** What was not taken, each by its name and its cause, and beside it what can be had instead. */
export function MissingLines({ lines, added, currency, onAdded }: Props) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  return (
    <div className={parts.part}>
      <h3 className="text-15">
        {t('reorder.result.missing', { count: lines.length, n: formatNumber(language, lines.length) })}
      </h3>
      <ul className="grid">
        {lines.map((line) => (
          <li key={`${line.sku} ${line.quantity}`} className={classes.line}>
            <Gone line={line} />
            {line.substitute ? (
              <>
                <IconArrowRight className={`${classes.arrow} muted`} size={20} stroke={1.75} aria-hidden="true" />
                <Instead
                  substitute={line.substitute}
                  currency={currency}
                  isAdded={added.includes(line.substitute.product.sku)}
                  onAdded={onAdded}
                />
              </>
            ) : (
              <p className={classes.none}>{t('reorder.result.noSubstitute')}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gone({ line }: { line: RepeatedLine }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { name, product, pack_format, message } = line;
  const amount = product ? amountText({ t, language }, product, amountOf(line)) : formatNumber(language, line.quantity);
  return (
    <div className={classes.gone}>
      <LinePicture product={product ?? { thumbnail: '', pack_format }} />
      <div>
        <s className="semibold">{[name, amount].filter(Boolean).join(' · ')}</s>
        <p className={`${classes.cause} row gap-6 text-14 semibold muted`}>
          <IconCircleX size={16} stroke={1.75} aria-hidden="true" />
          {message}
        </p>
      </div>
    </div>
  );
}

type InsteadProps = {
  substitute: NonNullable<RepeatedLine['substitute']>;
  currency: string;
  isAdded: boolean;
  onAdded: (sku: string) => void;
};

function Instead({ substitute, currency, isAdded, onAdded }: InsteadProps) {
  const { t } = useTranslation(['reorder', 'catalogue']);
  const { t: words } = useTranslation('catalogue');
  const language = useLanguage();
  const context = { client: useQueryClient(), language };
  const [isAdding, setAdding] = useState(false);
  const { product, price, quantity_total: packs } = substitute;
  const add = async () => {
    setAdding(true);
    if (await addLine(context, { product }, amountOf(substitute))) onAdded(product.sku);
    setAdding(false);
  };
  const facts = [
    product.pack_label,
    formatMoney(language, price, currency),
    amountText({ t: words, language }, product, amountOf(substitute)),
    ...(product.deposit > 0
      ? [t('reorder.result.deposit', { amount: formatMoney(language, product.deposit * packs, currency) })]
      : []),
  ];
  return (
    <div className={classes.instead}>
      <LinePicture product={product} />
      <div className="shrinkable">
        <p className="size-13 line-20 muted">{t('reorder.result.substitute')}</p>
        <p className="semibold">{product.name}</p>
        <p className="size-13 line-20 muted">{facts.join(' · ')}</p>
      </div>
      {isAdded ? (
        <p className="inline-row gap-6 semibold success" role="status">
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          {t('reorder.result.added')}
        </p>
      ) : (
        <Button
          variant="default"
          loading={isAdding}
          aria-label={t('reorder.result.addNamed', { product: product.name })}
          onClick={() => void add()}
        >
          {t('reorder.result.add')}
        </Button>
      )}
    </div>
  );
}
