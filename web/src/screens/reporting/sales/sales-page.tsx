import { IconChartBarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { monthsOf, type ReportingAddress, reportingQueries, type Unit, units } from '#capabilities/reporting/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { currencySign } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedReport } from './invented-report.ts';
import { SalesExport } from './sales-export.tsx';
import classes from './sales-page.module.css';
import { SalesReportParts } from './sales-report-parts.tsx';
import { useSalesFilters } from './use-sales-filters.ts';

const hourMs = 3_600_000;

type Props = { tabs: ReactNode; address: ReportingAddress };

/** What was bought, month by month, by brand and by ship-to, beside the year before. */
export function SalesPage({ tabs, address }: Props) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const navigate = useNavigate();
  const zone = timeZoneOf(useSession().user?.country);
  const running = localTime(useServerNow(hourMs), zone).date.slice(0, 7);
  const asked = { ...monthsOf(address.period, running), shipTo: address.place ?? [] };
  const query = useQuery(reportingQueries.sales(asked, language));
  const narrow = (narrowed: ReportingAddress) =>
    void navigate({ to: '/reporting', search: narrowed, resetScroll: false, replace: true });
  const filters = useSalesFilters(address, query.data?.places ?? [], narrow);
  const unit = address.unit ?? 'hl';
  const keepUnit = address.unit ? { unit: address.unit } : {};
  return (
    <Stack>
      <PageHead title={t('heading')} actions={<SalesExport report={query.data} />}>
        {tabs}
      </PageHead>
      <div className={`${classes.tools} row wrap between`} data-print="no">
        <FilterBar filters={filters} show={t('filters.show')} onClear={() => narrow(keepUnit)} />
        <Segments<Unit>
          label={t('units.label')}
          value={unit}
          segments={units.map((value) => ({
            value,
            label: value === 'money' && query.data ? currencySign(language, query.data.currency) : t(`units.${value}`),
          }))}
          onChoose={(chosen) => narrow(changedFilters(address, { unit: chosen === 'hl' ? undefined : chosen }))}
        />
      </div>
      <BlockStates
        query={query}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<SalesReportParts report={inventedReport} unit="hl" isCompared />}
      >
        {(report) =>
          report.totals.packs > 0 || report.totals.before.packs > 0 ? (
            <SalesReportParts report={report} unit={unit} isCompared={address.compare !== 'none'} />
          ) : (
            <EmptyState icon={IconChartBarOff} heading={t('none')} text={t('noneText')} />
          )
        }
      </BlockStates>
    </Stack>
  );
}
