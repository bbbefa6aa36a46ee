import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { SavedActions } from './saved-actions.tsx';
import { useSavedWords } from './use-saved-words.ts';

/** A saved order in the list: in a table by the day it was put aside, on a card by the ship-to it is for. */
export function useSavedColumns(onLeave: () => void): readonly Column<SavedOrderRow>[] {
  const { t } = useTranslation('saved-orders');
  const language = useLanguage();
  const wordsOf = useSavedWords();
  return [
    {
      key: 'saved',
      head: t('columns.saved'),
      kind: 'day',
      isRowHead: true,
      cell: (order) => wordsOf(order).date,
      card: { slot: 'title', cell: (order) => wordsOf(order).shipToText },
    },
    { key: 'place', head: t('columns.place'), cell: (order) => wordsOf(order).shipToText, card: 'none' },
    {
      key: 'number',
      head: t('columns.number'),
      cell: ({ customer_order_number }) => customer_order_number,
      card: {
        slot: 'line',
        cell: (order) =>
          [t('savedOn', { date: wordsOf(order).date }), order.customer_order_number].filter(Boolean).join(' · '),
      },
    },
    {
      key: 'delivery',
      head: t('columns.delivery'),
      kind: 'day',
      cell: ({ delivery_date: day }) => day && formatShortDate(language, day),
      card: 'none',
    },
    {
      key: 'lines',
      head: t('columns.lines'),
      kind: 'number',
      cell: ({ lines }) => formatNumber(language, lines),
      card: { slot: 'line', cell: (order) => `${wordsOf(order).lines} · ${wordsOf(order).pallets}` },
    },
    {
      key: 'pallets',
      head: t('columns.pallets'),
      kind: 'number',
      cell: ({ pallets }) => formatNumber(language, pallets),
      card: 'none',
    },
    {
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: ({ total, currency }) => <strong>{formatMoney(language, total, currency)}</strong>,
      card: { slot: 'end' },
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      cell: (order) => <SavedActions order={order} name={wordsOf(order).name} onLeave={onLeave} />,
      card: { slot: 'foot' },
    },
  ];
}
