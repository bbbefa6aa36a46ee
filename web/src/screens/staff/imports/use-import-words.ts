import type { ImportState, MasterKindName, RowVerdict } from '@dray/contract/master-data/master-kinds.ts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconHandStop,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { StatusTone } from '#ui/list/status-badge.tsx';

const looks: Readonly<Record<ImportState, { tone: StatusTone; icon: TablerIcon }>> = {
  reading: { tone: 'neutral', icon: IconClock },
  previewed: { tone: 'warning', icon: IconEye },
  committing: { tone: 'neutral', icon: IconClock },
  committed: { tone: 'success', icon: IconCircleCheck },
  undone: { tone: 'neutral', icon: IconArrowBackUp },
  stopped: { tone: 'neutral', icon: IconHandStop },
  failed: { tone: 'danger', icon: IconAlertTriangle },
};

/** Kinds, states and verdicts as people read them. */
export function useImportWords() {
  const { t } = useTranslation('imports');
  return {
    kind: (kind: MasterKindName) => t(`kinds.${kind}`),
    kinds: (kinds: readonly MasterKindName[]) => kinds.map((kind) => t(`kinds.${kind}`)).join(', '),
    state: (state: ImportState) => t(`states.${state}`),
    look: (state: ImportState) => looks[state],
    verdict: (verdict: RowVerdict) => t(`verdicts.${verdict}`),
  };
}
