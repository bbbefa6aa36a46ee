import { IconBuildingStore, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import type { ShipTo } from './company-page.ts';

const looks = {
  Active: { icon: IconCircleCheck, tone: 'success' },
  Suspended: { icon: IconPlayerPause, tone: 'warning' },
  'Move Out': { icon: IconBuildingStore, tone: 'neutral' },
} as const;

/** A suspended one says in the given words what that means. */
export function ShipToState({ shipTo: { status } }: { shipTo: ShipTo }) {
  const { t } = useTranslation('company');
  const { icon: Icon, tone } = looks[status];
  return (
    <span className="grid items-start gap-4">
      <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
        {t(`state.${status}`)}
      </StatusBadge>
      {status === 'Suspended' && <span className="size-13 muted">{t('suspendedText')}</span>}
    </span>
  );
}
