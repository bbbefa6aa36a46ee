import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { type OrderDetail, usePacksText } from '#capabilities/ordering/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import { partsOfLine } from './differences.model.ts';
import classes from './item-notes.module.css';

/** Below a line: what is in a bundle, how much did not come, and why. */
export function ItemNotes({ line }: { line: OrderDetail['lines'][number] }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const packsText = usePacksText();
  const parts = partsOfLine(line);
  const amount = (packs: number) => packsText(line.packFormat, packs);
  return (
    <>
      {line.bundleOptions.map(({ lineNo, quantity, name }) => (
        <span key={lineNo} className="block size-13 line-20 muted">
          {formatNumber(language, quantity)} × {name}
        </span>
      ))}
      {parts && parts.missing > 0 && (
        <span className={classes.note} data-tone="warning">
          <StatusWord tone="warning" icon={IconAlertTriangle} isSmall>
            {line.rejectionReason
              ? t('detail.items.missingWhy', { amount: amount(parts.missing), reason: line.rejectionReason })
              : t('detail.items.missingNoReason', { amount: amount(parts.missing) })}
          </StatusWord>
        </span>
      )}
      {parts && parts.refused > 0 && (
        <span className={classes.note} data-tone="danger">
          <StatusWord tone="danger" icon={IconCircleX} isSmall>
            {line.rejectionReason
              ? t('detail.items.rejectedWhy', { amount: amount(parts.refused), reason: line.rejectionReason })
              : t('detail.items.rejected', { amount: amount(parts.refused) })}
          </StatusWord>
        </span>
      )}
    </>
  );
}
