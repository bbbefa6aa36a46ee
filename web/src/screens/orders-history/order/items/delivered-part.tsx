import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { PartCells } from '#ui/page/part-cells.tsx';
import classes from './delivered-part.module.css';
import { partsOfLine } from './differences.model.ts';

/** 2 of 4, and a cell for each pack. */
export function DeliveredPart({ line }: { line: OrderDetail['lines'][number] }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const parts = partsOfLine(line);
  if (!parts) return null;
  const [n, of] = [parts.there, line.quantityTotal].map((packs) => formatNumber(language, packs));
  return (
    <span className={classes.part}>
      <strong>{t('detail.items.of', { n: n ?? '', of: of ?? '' })}</strong>
      <PartCells {...parts} />
    </span>
  );
}
