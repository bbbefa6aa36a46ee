import { IconAlertCircle, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SheetTable } from '#ui/list/sheet-table.tsx';
import { openGoods } from '../same-goods/amounts.model.ts';
import { SameGoodsAll } from '../same-goods/same-goods-all.tsx';
import type { RepairParts } from './repair-parts.ts';
import { RepairRow } from './repair-row.tsx';
import classes from './repair-table.module.css';
import { TwiceRow } from './twice-row.tsx';

/** In a wide window: one row for each thing to mend, then goods that stand twice in an order. */
export function RepairTable({ job, repairs, twice, draftOf, onChoose }: RepairParts) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const orders = new Map(job.list.map((order) => [order.key, order]));
  const wrong = repairs.lines.filter(({ fault }) => fault).length;
  const open = openGoods(job.list);
  const columns = [
    { key: 'row', head: t('check.rowNumber'), className: classes.number },
    { key: 'order', head: t('repair.order'), className: classes.order },
    { key: 'value', head: t('repair.value'), className: classes.value },
    { key: 'wrong', head: t('repair.wrong'), className: classes.wrong },
    { key: 'fix', head: t('repair.fix') },
  ];
  return (
    <SheetTable label={t('repair.label')} columns={columns} className={classes.table}>
      {repairs.lines.length > 0 && (
        <Head tone="danger" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
          {t('repair.errors', { count: wrong, n: formatNumber(language, wrong) })}
        </Head>
      )}
      {repairs.lines.map((line) => (
        <RepairRow
          key={line.key}
          jobId={job.jobId}
          line={line}
          order={orders.get(line.order)}
          letters={job.columns}
          repairs={repairs}
          draft={line.column ? draftOf(line.rows[0] ?? 0, line.column) : undefined}
        />
      ))}
      {twice.length > 0 && (
        <Head tone="warning" icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}>
          {t('sameGoods.heading', { n: formatNumber(language, twice.length) })}
          <SameGoodsAll goods={open} onChoose={onChoose} />
        </Head>
      )}
      {twice.map(({ key, ...each }) => (
        <TwiceRow key={key} {...each} onChoose={onChoose} />
      ))}
    </SheetTable>
  );
}

type HeadProps = { tone: 'danger' | 'warning'; icon: ReactNode; children: ReactNode };

const Head = ({ tone, icon, children }: HeadProps) => (
  <tr>
    <th colSpan={5} scope="rowgroup" className={classes.group}>
      <span className={`row wrap gap-4-12 text-14 semibold ${tone}`}>
        {icon}
        {children}
      </span>
    </th>
  </tr>
);
