import type { UserStatus } from '@dray/contract/users/user-status.ts';
import {
  IconCircleCheck,
  IconDoorExit,
  IconHomeMove,
  IconMail,
  IconPlayerPause,
  IconUserOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge, type StatusTone } from '#ui/list/status-badge.tsx';

const looks: Readonly<Record<UserStatus, { icon: TablerIcon; tone: StatusTone }>> = {
  Active: { icon: IconCircleCheck, tone: 'success' },
  Invited: { icon: IconMail, tone: 'info' },
  Suspended: { icon: IconPlayerPause, tone: 'warning' },
  Deactivated: { icon: IconUserOff, tone: 'neutral' },
  Exited: { icon: IconDoorExit, tone: 'neutral' },
  'Move Out': { icon: IconHomeMove, tone: 'neutral' },
};

export function PersonStatus({ status }: { status: UserStatus }) {
  const { t } = useTranslation('people');
  const { icon: Icon, tone } = looks[status];
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
