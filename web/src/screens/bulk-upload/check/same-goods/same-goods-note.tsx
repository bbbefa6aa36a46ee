import { IconCopy } from '@tabler/icons-react';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { openGoods } from './amounts.model.ts';
import { SameGoodsAll } from './same-goods-all.tsx';
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
      <p className="mt-8">
        <SameGoodsAll goods={goods} onChoose={onChoose} />
      </p>
    </Note>
  );
}
