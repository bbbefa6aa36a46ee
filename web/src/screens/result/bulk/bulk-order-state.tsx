import { IconCircleCheck, IconCircleX, IconClock, IconCopy } from '@tabler/icons-react';
import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';

const looks = {
  ordered: { tone: 'success', icon: IconCircleCheck },
  waiting: { tone: 'info', icon: IconClock },
  refused: { tone: 'danger', icon: IconCircleX },
  faulty: { tone: 'danger', icon: IconCircleX },
  good: { tone: 'neutral', icon: IconClock },
  repeated: { tone: 'neutral', icon: IconCopy },
} as const;

/** What became of it, and why where it was turned away. */
export function BulkOrderState({ order: { state, findings } }: { order: BulkOrder }) {
  const { t } = useTranslation('bulk-upload');
  const [why] = state === 'refused' ? findings : [];
  return (
    <span className="grid">
      <StatusWord {...looks[state]}>{t(`success.states.${state}`)}</StatusWord>
      {why && <span className="size-13 line-20 muted">{why.message}</span>}
    </span>
  );
}
