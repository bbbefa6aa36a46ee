import { IconCopy } from '@tabler/icons-react';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { openGoods } from './amounts.model.ts';
import classes from './same-goods-note.module.css';
import type { Choose } from './use-choosing.ts';

/** Where the same is to be asked more than once: one answer for all of it. */
export function SameGoodsNote({ list, onChoose }: { list: BulkJob['list']; onChoose: Choose }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const goods = openGoods(list);
  if (goods.length < 2) return null;
  return (
    <Note tone="warning" icon={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t('sameGoods.heading', { n: formatNumber(language, goods.length) })}</strong> {t('sameGoods.lead')}
      <p className={`${classes.answers} flex wrap gap-8 mt-8`}>
        <Button variant="default" size="sm" onClick={() => onChoose({ choice: 'sum', goods })}>
          {t('sameGoods.sumAll')}
        </Button>
        <Button variant="default" size="sm" onClick={() => onChoose({ choice: 'last', goods })}>
          {t('sameGoods.lastAll')}
        </Button>
      </p>
    </Note>
  );
}
