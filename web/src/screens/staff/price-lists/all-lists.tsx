import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type PriceListRow, priceListQueries } from '#capabilities/pricing/index.ts';
import { useStaffWords } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { inventedLists } from './invented-lists.ts';

/** Every list of one's markets, with what it leaves out and how many follow it. */
export function AllLists() {
  const { t } = useTranslation('price-lists');
  const query = useQuery(priceListQueries.lists());
  return (
    <Card heading={t('all.heading')} lead={t('all.lead')}>
      <BlockStates query={query} failed={t('all.failed')} waiting={<Lists lists={inventedLists} />}>
        {({ results }) =>
          results.length > 0 ? (
            <Lists lists={results} />
          ) : (
            <EmptyState icon={IconTags} heading={t('all.none')} text={t('all.noneText')} />
          )
        }
      </BlockStates>
    </Card>
  );
}

function Lists({ lists }: { lists: readonly PriceListRow[] }) {
  const { t } = useTranslation('price-lists');
  const language = useLanguage();
  const words = useStaffWords();
  const left = ({ excludedProducts, excludedBrands }: PriceListRow) =>
    [...excludedBrands, ...excludedProducts].join(', ') || '–';
  const columns: readonly Column<PriceListRow>[] = [
    {
      key: 'name',
      head: t('all.name'),
      isRowHead: true,
      cell: ({ name, code }) => name || code,
      below: ({ name, code }) => name && <BelowName>{code}</BelowName>,
      card: { slot: 'title' },
    },
    { key: 'market', head: t('all.market'), cell: ({ country }) => words.markets([country]), card: { slot: 'line' } },
    {
      key: 'kind',
      head: t('all.kind'),
      cell: ({ isMarketList }) => t(isMarketList ? 'all.ofMarket' : 'all.ofCustomers'),
      card: { slot: 'line' },
    },
    {
      key: 'shipTos',
      head: t('all.shipTos'),
      kind: 'number',
      cell: ({ shipTos }) => formatNumber(language, shipTos),
      card: {
        slot: 'line',
        cell: ({ shipTos }) => t('all.followedBy', { count: shipTos, n: formatNumber(language, shipTos) }),
      },
    },
    { key: 'left', head: t('all.left'), cell: (list) => <span className="anywhere">{left(list)}</span>, card: 'none' },
  ];
  return <DataList label={t('all.heading')} isUnderHeading columns={columns} rows={lists} keyOf={({ code }) => code} />;
}
