import { LinePicture } from '#capabilities/cart/index.ts';
import { AskForHelp } from '#capabilities/help/index.ts';
import { type OrderDetail, usePacksText } from '#capabilities/ordering/index.ts';
import { formatCents, formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddMissing } from './add-missing.tsx';
import { DeliveredPart } from './delivered-part.tsx';
import { deliveredCents, partsOfLine } from './differences.model.ts';
import classes from './item-columns.module.css';
import { ItemNotes } from './item-notes.tsx';
import { useLinePictures } from './use-line-pictures.ts';

type Line = OrderDetail['lines'][number];

/** A line of an order: its goods, how much of it came, and for how much; what came is there once it is known. */
export function useItemColumns(order: OrderDetail): readonly Column<Line>[] {
  const { orderNumber, shipToId, lines, currency } = order;
  const { t } = useTranslation(['orders', 'order']);
  const language = useLanguage();
  const packsText = usePacksText();
  const name = useNameColumn(order);
  const isKnown = lines.some((line) => partsOfLine(line) !== undefined);
  const price = ({ unitPrice }: Line) =>
    t('order:lines.perPack', { price: formatMoney(language, unitPrice, currency) });
  const amount = ({ packFormat, quantityTotal }: Line) => packsText(packFormat, quantityTotal);
  return [
    name,
    {
      key: 'pack',
      head: '',
      isCardOnly: true,
      cell: (line) => (
        <>
          <span>{line.packLabel}</span>
          {line.packLabel && ' · '}
          <span>{price(line)}</span>
        </>
      ),
      card: { slot: 'line' },
    },
    {
      key: 'ordered',
      head: t('orders:detail.items.ordered'),
      kind: 'number',
      cell: amount,
      card: { slot: 'line', cell: (line) => (isKnown ? undefined : amount(line)) },
    },
    ...(isKnown
      ? [
          {
            key: 'delivered',
            head: t('orders:detail.items.delivered'),
            kind: 'number' as const,
            cell: (line: Line) => <DeliveredPart line={line} />,
            card: { slot: 'line' as const },
          },
        ]
      : []),
    {
      key: 'price',
      head: t('orders:detail.items.price'),
      kind: 'number',
      cell: ({ unitPrice }) => formatCents(language, unitPrice),
      card: 'none',
    },
    {
      key: 'total',
      head: t('orders:detail.items.total'),
      kind: 'number',
      cell: (line) => <LineTotal line={line} />,
      card: { slot: 'end' },
    },
    {
      key: 'notes',
      head: '',
      isCardOnly: true,
      cell: (line) => <ItemNotes line={line} />,
      card: { slot: 'status', cell: (line) => hasNotes(line) && <ItemNotes line={line} /> },
    },
    {
      key: 'report',
      head: '',
      isCardOnly: true,
      cell: (line) => <ReportLine orderNumber={orderNumber} line={line} shipToId={shipToId} />,
      card: {
        slot: 'foot',
        cell: (line) => isReported(line) && <ReportLine orderNumber={orderNumber} line={line} shipToId={shipToId} />,
      },
    },
  ];
}

/** What it is, with its picture; in the table also what became of it, and what can be done about that. */
function useNameColumn(order: OrderDetail): Column<Line> {
  const { t } = useTranslation('orders');
  const { orderNumber, shipToId } = order;
  const pictureOf = useLinePictures(order);
  return {
    key: 'name',
    head: t('detail.items.name'),
    isRowHead: true,
    cell: ({ sku, name, packFormat }) => (
      <span className={`${classes.goods} row gap-12 semibold`}>
        <LinePicture product={{ thumbnail: pictureOf(sku), pack_format: packFormat }} />
        {name}
      </span>
    ),
    below: (line) => (
      <div className={classes.below}>
        <BelowName>{line.packLabel}</BelowName>
        <ItemNotes line={line} />
        <ReportLine orderNumber={orderNumber} line={line} shipToId={shipToId} />
      </div>
    ),
    card: { slot: 'title' },
  };
}

/** Something can be wrong with goods that have come, and most of all with those that have not. */
const isReported = (line: Line): boolean => partsOfLine(line) !== undefined;

type ReportProps = { orderNumber: string; shipToId: string; line: Line };

const ReportLine = ({ orderNumber, shipToId, line }: ReportProps) =>
  isReported(line) && (
    <span className={`${classes.report} row wrap gap-0-16`} data-print="no">
      <AddMissing line={line} shipToId={shipToId} />
      <AskForHelp reference={{ kind: 'order-line', id: orderNumber, line: line.lineNo }} name={line.name} />
    </span>
  );

const hasNotes = ({ bundleOptions, ...line }: Line): boolean => {
  const parts = partsOfLine(line);
  return bundleOptions.length > 0 || (parts !== undefined && parts.missing + parts.refused > 0);
};

/** Struck is what was ordered, bold what came of it. */
function LineTotal({ line }: { line: Line }) {
  const language = useLanguage();
  const { t } = useTranslation('orders');
  const cents = deliveredCents(line);
  if (cents === undefined) return <strong>{formatCents(language, line.rowTotal)}</strong>;
  return (
    <>
      <VisuallyHidden>{t('detail.items.ordered')} </VisuallyHidden>
      <s className="block size-13 regular muted">{formatCents(language, line.rowTotal)}</s>{' '}
      <VisuallyHidden>{t('detail.items.delivered')} </VisuallyHidden>
      <strong>{formatCents(language, cents / 100)}</strong>
    </>
  );
}
