import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { IconChecks, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type DifferenceFilters, erpQueries, queuePerPage, useReconcile } from '#capabilities/erp-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { staffQueries, useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';
import { DifferenceList } from './difference-list.tsx';
import { inventedDifferences } from './invented-differences.ts';

/** What the portal and the ERP do not agree on. */
export function DifferencesCard({ filters, page }: { filters: DifferenceFilters; page: number }) {
  const { t } = useTranslation(['erp-desk', 'list']);
  const language = useLanguage();
  const { today } = useStaffClock();
  const navigate = useNavigate();
  const nameOfCountry = useCountryName();
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery(erpQueries.differences(filters, page));
  const searchOf = (next: DifferenceFilters, n = 1) => ({
    view: 'differences' as const,
    ...changedFilters(next, {}),
    ...(n > 1 ? { page: n } : {}),
  });
  const narrow = (next: DifferenceFilters) =>
    void navigate({ to: '/staff/erp', search: searchOf(next), resetScroll: false });
  return (
    <>
      <FilterBar
        filters={[
          {
            kind: 'choices',
            name: 'market',
            label: t('erp-desk:columns.market'),
            options: countries.map((value) => ({ value, label: nameOfCountry(value) })),
            chosen: [filters.market ?? []].flat(),
            onChange: (chosen) => narrow(changedFilters(filters, { market: chosen.filter(isCountry).at(-1) })),
          },
          {
            kind: 'range',
            name: 'found',
            label: t('erp-desk:differences.found'),
            from: filters.from,
            to: filters.to,
            today,
            presets: rangePresets(today, (name) => t(`list:filters.presets.${name}`)),
            onChange: (from, to) => narrow(changedFilters(filters, { from, to })),
          },
        ]}
        show={
          query.data && t('erp-desk:show', { count: query.data.total, n: formatNumber(language, query.data.total) })
        }
        onClear={() => narrow({})}
      />
      <CompareNow markets={filters.market ? [filters.market] : countries} />
      <BlockStates
        query={query}
        frame={frame}
        failed={t('erp-desk:differences.failed')}
        waiting={<DifferenceList rows={inventedDifferences} />}
      >
        {({ results }) =>
          results.length > 0 ? (
            <DifferenceList rows={results} />
          ) : (
            <EmptyState
              icon={IconChecks}
              heading={t('erp-desk:none.differences')}
              text={t('erp-desk:differences.noneText')}
            />
          )
        }
      </BlockStates>
      <ListPager
        current={page}
        total={Math.ceil((query.data?.total ?? 0) / queuePerPage)}
        link={(n, look) => (
          <Link to="/staff/erp" search={searchOf(filters, n)} onClick={() => frame.current?.focus()} {...look} />
        )}
      />
    </>
  );
}

/** It is compared every few minutes anyhow. */
function CompareNow({ markets: asked }: { markets: readonly Country[] }) {
  const { t } = useTranslation('erp-desk');
  const { data: self } = useQuery(staffQueries.self());
  const reconcile = useReconcile();
  const held = self?.rights.find(({ right }) => right === 'erp.change')?.markets ?? [];
  const markets = asked.filter((market) => held.includes(market));
  if (markets.length === 0) return null;
  return (
    <div>
      <Button
        variant="default"
        loading={reconcile.isPending}
        leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          reconcile.mutate(markets, {
            onSuccess: () => showToast({ tone: 'done', topic: 'reconcile', text: t('differences.asked') }),
          })
        }
      >
        {t('differences.compare')}
      </Button>
      <FailedNote text={t('order.notDone')} error={reconcile.error} />
    </div>
  );
}
