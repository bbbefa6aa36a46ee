import { IconCopy } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { isOpen } from '../order/view.model.ts';
import { openGoods } from '../same-goods/amounts.model.ts';
import { SameGoodsAll } from '../same-goods/same-goods-all.tsx';
import { SameGoodsAnswers } from '../same-goods/same-goods-answers.tsx';
import { useAmountWords } from '../same-goods/use-amount-words.ts';
import { RepairItem } from './repair-item.tsx';
import { writtenRows } from './repair-lines.model.ts';
import classes from './repair-list.module.css';
import type { RepairParts } from './repair-parts.ts';

/** On a phone: the same one below the other, with buttons for a thumb. */
export function RepairList({ job, repairs, twice, draftOf, onChoose }: RepairParts) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const words = useAmountWords();
  const orders = new Map(job.list.map((order) => [order.key, order]));
  return (
    <>
      <ul>
        {repairs.lines.map((line) => (
          <RepairItem
            key={line.key}
            jobId={job.jobId}
            line={line}
            order={orders.get(line.order)}
            letters={job.columns}
            repairs={repairs}
            draft={line.column ? draftOf(line.rows[0] ?? 0, line.column) : undefined}
          />
        ))}
      </ul>
      {twice.length > 0 && (
        <>
          <h2 className={`${classes.group} row wrap gap-8 text-15 semibold warning`}>
            <IconCopy size={18} stroke={1.75} aria-hidden="true" />
            {t('sameGoods.heading', { n: formatNumber(language, twice.length) })}
          </h2>
          <div className={classes.all}>
            <SameGoodsAll goods={openGoods(job.list)} onChoose={onChoose} />
          </div>
          <ul>
            {twice.map(({ key, order, goods }) => (
              <li key={key} className={`${classes.item} grid gap-6`}>
                <p className="text-13 muted">
                  {t('sameGoods.rows', { rows: writtenRows(goods.rows.map(({ row }) => row)) })}{' '}
                  {order.customerOrderNumber}
                </p>
                <p className="text-15 semibold anywhere">{goods.name}</p>
                <p className="text-13 muted">{words(goods.rows)}</p>
                {isOpen(order) && <SameGoodsAnswers order={order.key} goods={goods} size="md" onChoose={onChoose} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
