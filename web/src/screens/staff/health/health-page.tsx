import { useQuery } from '@tanstack/react-query';
import { healthQueries, type PortalHealth } from '#capabilities/health/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { DependenciesCard } from './cards/dependencies-card.tsx';
import { FindingsCard } from './cards/findings-card.tsx';
import { JobsCard } from './cards/jobs-card.tsx';
import { ProcessesCard } from './cards/processes-card.tsx';
import { RefusalsCard } from './cards/refusals-card.tsx';
import { UpkeepCard } from './cards/upkeep-card.tsx';
import { ChartTiles } from './charts/chart-tiles.tsx';
import classes from './health-page.module.css';
import { inventedHealth } from './invented-health.ts';

/** The worst first: what needs somebody, then a day of figures, then everything that was looked at. */
export function HealthPage() {
  const { t } = useTranslation(['health', 'staff']);
  const clock = useStaffClock();
  const query = useQuery(healthQueries.health());
  useOwnPageName(t('staff:health.heading'));
  const measuredAt = query.data?.measuredAt;
  const lead = measuredAt ? t('health:measured', { moment: clock.moment(measuredAt) }) : t('staff:health.lead');
  return (
    <>
      <PageHead title={t('staff:health.heading')} lead={lead} />
      <BlockStates query={query} failed={t('health:failed')} waiting={<Found health={inventedHealth} />}>
        {(health) => <Found health={health} />}
      </BlockStates>
    </>
  );
}

const Found = ({ health }: { health: PortalHealth }) => (
  <Stack>
    <FindingsCard findings={health.findings} dependencies={health.dependencies} />
    <ChartTiles health={health} />
    <div className={classes.columns}>
      <DependenciesCard dependencies={health.dependencies} markets={health.erp.markets} />
      <Stack>
        <UpkeepCard health={health} />
        <RefusalsCard refusals={health.refusals} />
      </Stack>
    </div>
    <JobsCard jobs={health.jobs} />
    <ProcessesCard processes={health.processes} />
  </Stack>
);
