import type { TicketStatus as KnownStatus } from '@dray/contract/support/ticket-status.ts';
import {
  IconArrowMerge,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconMessageQuestion,
  IconPlayerPause,
  IconSparkles,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { StatusBadge } from '#ui/list/status-badge.tsx';
import { type StatusLook, StatusWord } from '#ui/list/status-word.tsx';

const looks = {
  New: { tone: 'info', icon: IconSparkles },
  'In Progress': { tone: 'info', icon: IconCircleDashed },
  Researching: { tone: 'info', icon: IconZoomQuestion },
  'Waiting for Details': { tone: 'warning', icon: IconMessageQuestion },
  'On Hold': { tone: 'neutral', icon: IconPlayerPause },
  'Information Provided': { tone: 'success', icon: IconCircleCheck },
  'Problem Solved': { tone: 'success', icon: IconCircleCheck },
  'Closed(Cancelled)': { tone: 'neutral', icon: IconCircleMinus },
  Merged: { tone: 'neutral', icon: IconArrowMerge },
} as const satisfies Record<KnownStatus, StatusLook>;

type Props = { ticket: { status: KnownStatus; statusText: string } };

/** How far a request is (G3), in word, shape and colour. */
export const TicketStatus = ({ ticket: { status, statusText } }: Props) => (
  <StatusWord {...looks[status]}>{statusText}</StatusWord>
);

export function TicketBadge({ ticket: { status, statusText } }: Props) {
  const { tone, icon: Icon } = looks[status];
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {statusText}
    </StatusBadge>
  );
}
