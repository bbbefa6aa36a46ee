import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CustomerOnWire } from '#capabilities/customers/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName } from '#ui/list/data/two-lines.tsx';

/** Who it is and where, their numbers, how many ship-tos, and by what they were found. */
export function useCustomerColumns(isSearched: boolean): readonly Column<CustomerOnWire>[] {
  const { t } = useTranslation('customers');
  const { data: self } = useQuery(staffQueries.self());
  const language = useLanguage();
  const nameOfCountry = useCountryName();
  const where = ({ id, city, country }: CustomerOnWire) =>
    [id, city, nameOfCountry(country)].filter(Boolean).join(' · ');
  const numbers = ({ identificationNo, taxVat }: CustomerOnWire) =>
    [identificationNo, taxVat].filter(Boolean).join(' · ');
  const found = ({ found: by }: CustomerOnWire) => by && t(`by.${by.by}`, { id: by.id, name: by.name });
  return [
    {
      key: 'name',
      head: t('columns.customer'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: (row) => <BelowName>{where(row)}</BelowName>,
      card: { slot: 'title' },
    },
    { key: 'where', head: t('columns.customer'), isCardOnly: true, cell: where, card: { slot: 'line' } },
    { key: 'numbers', head: t('columns.numbers'), cell: numbers, card: { slot: 'line' } },
    ...(isSearched
      ? [
          {
            key: 'found',
            head: t('columns.found'),
            cell: (row: CustomerOnWire) =>
              row.found?.by === 'order' && holdsRight(self?.rights, 'orders.read') ? (
                <Link to="/staff/orders" search={{ order: row.found.id }} className="relative">
                  {found(row)}
                </Link>
              ) : (
                <span className="anywhere">{found(row)}</span>
              ),
            card: { slot: 'line' as const, cell: found },
          },
        ]
      : []),
    {
      key: 'shipTos',
      head: t('columns.shipTos'),
      kind: 'number',
      cell: ({ shipTos }) => formatNumber(language, shipTos),
      card: {
        slot: 'line',
        cell: ({ shipTos }) => t('shipToCount', { count: shipTos, n: formatNumber(language, shipTos) }),
      },
    },
  ];
}
