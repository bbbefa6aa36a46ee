import { type Dependency, formatMilliseconds, type PortalHealth } from '#capabilities/health/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { useHealthWords } from '../words/use-health-words.ts';
import { StateRow } from './state-row.tsx';

type Props = { dependencies: readonly Dependency[]; markets: PortalHealth['erp']['markets'] };

const rank = { failed: 0, unknown: 1, ok: 2 } as const;

/** Everything that the portal needs of others, the worst first; and of the ERP when each market was last read. */
export function DependenciesCard({ dependencies, markets }: Props) {
  const { t } = useTranslation('health');
  const nameOfCountry = useCountryName();
  const clock = useStaffClock();
  const sorted = dependencies.toSorted((a, b) => rank[a.state] - rank[b.state]);
  return (
    <Card heading={t('dependsOn')} lead={t('dependsOnLead')}>
      <ul className="no-bullets m-0 p-0">
        {sorted.map((dependency) => (
          <DependencyRow key={dependency.name} dependency={dependency} />
        ))}
        {markets.map(({ market, readAt, isLate }) => (
          <StateRow
            key={market}
            state={isLate ? 'failed' : 'ok'}
            word={isLate ? t('faults.late') : t('faults.none')}
            name={t('readFromErp', { market: nameOfCountry(market) })}
            value={clock.moment(readAt)}
          />
        ))}
      </ul>
    </Card>
  );
}

function DependencyRow({ dependency }: { dependency: Dependency }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const clock = useStaffClock();
  const words = useHealthWords([dependency]);
  const { name, location, state, p95Ms, succeededAt, failedAt } = dependency;
  const last = [
    ...(state === 'ok' ? [] : [words.fault(dependency)]),
    ...(state === 'ok' || !succeededAt ? [] : [t('lastSuccess', { moment: clock.moment(succeededAt) })]),
    ...(state === 'ok' && failedAt ? [t('lastFault', { moment: clock.moment(failedAt) })] : []),
  ];
  return (
    <StateRow
      state={state}
      word={words.fault(dependency)}
      name={words.dependency(name)}
      value={state === 'ok' && p95Ms !== null ? formatMilliseconds(language, p95Ms) : '–'}
    >
      {[...last, location].filter(Boolean).join(' · ')}
    </StateRow>
  );
}
