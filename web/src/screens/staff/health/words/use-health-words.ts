import { dependencyNames } from '@dray/contract/health/health-words.ts';
import { isCountry } from '@dray/contract/markets.ts';
import { type Dependency, type Finding, formatMilliseconds } from '#capabilities/health/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** What was found, as people read it who mend it. */
export function useHealthWords(dependencies: readonly Dependency[]) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const dependency = (name: Dependency['name']) => t(`dependencies.${name}`);
  const known = (subject: string | null) => dependencyNames.find((name) => name === subject);
  const fault = ({ fault: kind, state }: Pick<Dependency, 'fault' | 'state'>) =>
    state === 'unknown' ? t('faults.unknown') : kind ? t(`faults.${kind}`) : t('faults.none');

  const subjectOf = ({ subject }: Finding): string => {
    const name = known(subject);
    if (name) return dependency(name);
    return isCountry(subject) ? nameOfCountry(subject) : (subject ?? '');
  };

  function title(finding: Finding): string {
    const { code, count, since } = finding;
    const name = subjectOf(finding);
    if (code === 'not-measured' && !since) return t('findings.never-measured');
    if (code === 'dependency-away') {
      const found = dependencies.find((each) => each.name === finding.subject);
      return t('named', { name, what: fault(found ?? { fault: 'away', state: 'failed' }) });
    }
    if (code === 'dependency-slow')
      return t(`findings.${code}`, { name, time: formatMilliseconds(language, count ?? 0) });
    return t(`findings.${code}`, { name, n: formatNumber(language, count ?? 0) });
  }

  return {
    dependency,
    fault,
    title,
    since: ({ since }: Finding) => (since ? t('since', { moment: clock.moment(since) }) : undefined),
    /** What customers notice of it, and what helps. */
    advice(finding: Finding): string {
      const name = known(finding.subject);
      if (finding.code === 'dependency-away' && name) return t(`without.${name}`);
      return t(`advice.${finding.code}`);
    },
  };
}
