import type { ContentState } from '@dray/contract/content/content-kinds.ts';
import { IconArchive, IconCircleCheck, IconClock, IconHistory, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusBadge, type StatusTone } from '#ui/list/status-badge.tsx';

const looks: Readonly<Record<ContentState, { tone: StatusTone; icon: TablerIcon }>> = {
  draft: { tone: 'neutral', icon: IconPencil },
  scheduled: { tone: 'info', icon: IconClock },
  published: { tone: 'success', icon: IconCircleCheck },
  over: { tone: 'neutral', icon: IconHistory },
  ended: { tone: 'neutral', icon: IconArchive },
};

/** What customers see of it right now. */
export function ContentStateBadge({ state }: { state: ContentState }) {
  const { t } = useTranslation('content-desk');
  const { tone, icon: Icon } = looks[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
