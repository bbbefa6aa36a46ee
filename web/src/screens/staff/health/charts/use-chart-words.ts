import {
  formatMilliseconds,
  type HealthChart,
  type OrderCount,
  type PortalHealth,
} from '#capabilities/health/index.ts';
import { formatNumber, numberFormatter } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** Those of the alerts: one call of a hundred takes longer than a second, more than two of a hundred fail. */
const limits: Partial<Record<HealthChart['name'], number>> = { slowest: 1_000, faults: 0.02 };

/** The figure above each chart is the newest that was measured; orders and refusals are counted. */
export function useChartWords({ orders, refusals }: PortalHealth) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const share = numberFormatter(language, { style: 'percent', maximumFractionDigits: 2 });
  const whole = (value: number) => formatNumber(language, value);
  const counted = ({ orders: count, isMore }: OrderCount) => `${whole(count)}${isMore ? '+' : ''}`;

  const formatOf = ({ name }: HealthChart): ((value: number) => string) => {
    if (name === 'slowest') return (value) => formatMilliseconds(language, value);
    return name === 'faults' ? (value) => share.format(value) : whole;
  };
  const limitOf = ({ name }: HealthChart) => limits[name];

  function figureOf(chart: HealthChart): string {
    if (chart.name === 'orders') return counted(orders.now);
    if (chart.name === 'refusals') return whole(refusals.total);
    const newest = newestOf(chart);
    return newest === undefined ? '–' : formatOf(chart)(newest);
  }

  function below(chart: HealthChart): string | undefined {
    const limit = limitOf(chart);
    if (limit !== undefined) return t('chart.limit', { limit: formatOf(chart)(limit) });
    if (chart.name === 'orders') return t('chart.before', { counts: orders.before.map(counted).join(' · ') });
    return chart.name === 'refusals' ? t('chart.inADay') : undefined;
  }

  return {
    formatOf,
    limitOf,
    tile(chart: HealthChart) {
      const limit = limitOf(chart);
      const newest = newestOf(chart) ?? 0;
      return {
        title: t(`charts.${chart.name}`),
        value: figureOf(chart),
        below: below(chart),
        isBad: limit !== undefined && newest > limit,
      };
    },
  };
}

const newestOf = ({ points }: HealthChart): number | undefined =>
  points.findLast((point) => point !== null) ?? undefined;
