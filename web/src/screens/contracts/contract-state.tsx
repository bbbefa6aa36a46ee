import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconFileText, IconInfoCircle } from '@tabler/icons-react';
import type { Contract } from '#capabilities/contracts/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge, type StatusTone } from '#ui/list/status-badge.tsx';

const icons = {
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconCalendar,
  danger: IconInfoCircle,
  neutral: IconFileText,
} as const;

const soonDays = 60;

type ShownState = { tone: StatusTone; text: string };

/** The state of a contract, in two or three words. */
export function ContractState({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { state, committedHl, deliveredHl, daysLeft, from } = contract;
  const fulfilled = (share: number): ShownState => {
    const percent = formatPercent(language, Math.round(share * 100) / 100);
    return { tone: share >= 1 ? 'success' : 'danger', text: t('state.fulfilled', { percent }) };
  };
  const shownState = (): ShownState => {
    if (state === 'coming') return { tone: 'info', text: t('state.coming', { day: formatShortDate(language, from) }) };
    if (committedHl === null)
      return { tone: 'neutral', text: state === 'ended' ? t('state.ended') : t('state.noVolume') };
    if (state === 'ended') return fulfilled(deliveredHl / committedHl);
    const tone = daysLeft <= soonDays ? 'warning' : 'info';
    if (daysLeft === 0) return { tone, text: t('state.lastDay') };
    return { tone, text: t('state.daysLeft', { count: daysLeft, n: formatNumber(language, daysLeft) }) };
  };
  const { tone, text } = shownState();
  const Icon = icons[tone];
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {text}
    </StatusBadge>
  );
}
