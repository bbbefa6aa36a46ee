import { IconChartBar, IconInfoCircle, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { SalesReport, Unit } from '#capabilities/reporting/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { Card } from '#ui/page/card.tsx';
import { Note } from '#ui/page/note.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { LazyMonthsChart } from './lazy-months-chart.tsx';
import { MonthsLegend } from './months-legend.tsx';
import { MonthsTable } from './months-table.tsx';
import { monthName } from './report-figures.ts';
import classes from './sales-page.module.css';
import { SalesTiles } from './sales-tiles.tsx';
import { ShareBars } from './share-bars.tsx';

type Props = { report: SalesReport; unit: Unit; isCompared: boolean };
type Look = 'chart' | 'table';

export function SalesReportParts({ report, unit, isCompared }: Props) {
  const { t } = useTranslation('reporting');
  const language = useLanguage();
  const [look, setLook] = useState<Look>('chart');
  const { months, brands, groups, shipTos, currency, from, to, comparedFrom } = report;
  const isWhole = isCompared && comparedFrom === from;
  const shares = { unit, currency, isCompared, isWhole, others: t('others') };
  return (
    <Stack>
      <h1 className={classes.printTitle}>
        {`${t('heading')} · ${monthName(language, from, 'long')} – ${monthName(language, to, 'long')}`}
      </h1>
      <SalesTiles report={report} isCompared={isCompared} />
      {isCompared && comparedFrom !== from && (
        <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {comparedFrom ? t('comparedFrom', { month: monthName(language, comparedFrom, 'long') }) : t('notCompared')}
        </Note>
      )}
      <Card
        heading={t('months.heading')}
        actions={
          <div data-print="no">
            <Segments<Look>
              label={t('look.label')}
              value={look}
              segments={[
                { value: 'chart', label: t('look.chart'), icon: <IconChartBar size={18} aria-hidden="true" /> },
                { value: 'table', label: t('look.table'), icon: <IconTable size={18} aria-hidden="true" /> },
              ]}
              onChoose={setLook}
            />
          </div>
        }
      >
        {look === 'chart' ? (
          <>
            <LazyMonthsChart months={months} unit={unit} currency={currency} isCompared={isCompared} />
            <MonthsLegend report={report} isCompared={isCompared} />
          </>
        ) : (
          <MonthsTable report={report} unit={unit} isCompared={isCompared} />
        )}
      </Card>
      <div className={`${classes.pair} grid two-columns align-start gap-16`}>
        <ShareBars heading={t('byBrand')} parts={brands.map((each) => ({ ...each, key: each.name }))} {...shares} />
        {shipTos.length > 0 && (
          <ShareBars heading={t('byPlace')} parts={shipTos.map((each) => ({ ...each, key: each.id }))} {...shares} />
        )}
        {groups.length > 1 && (
          <ShareBars
            heading={t('byGroup')}
            parts={groups.map((each) => ({ ...each, key: each.value, name: each.label }))}
            {...shares}
          />
        )}
      </div>
      {isWhole && <p className={classes.tickNote}>{t('tickNote')}</p>}
      {look === 'chart' && (
        <Card heading={t('table.heading')} lead={t('table.lead')}>
          <MonthsTable report={report} unit={unit} isCompared={isCompared} />
        </Card>
      )}
    </Stack>
  );
}
