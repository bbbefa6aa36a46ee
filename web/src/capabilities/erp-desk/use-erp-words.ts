import { IconClock, IconHandStop, IconQuestionMark, IconSend, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { StatusTone } from '#ui/list/status-badge.tsx';
import type { OrderMessage, Queued } from './erp.queries.ts';

const looks: Readonly<Record<Queued['state'], { tone: StatusTone; icon: TablerIcon }>> = {
  parked: { tone: 'danger', icon: IconHandStop },
  unknown: { tone: 'warning', icon: IconQuestionMark },
  waiting: { tone: 'neutral', icon: IconClock },
  sending: { tone: 'info', icon: IconSend },
};

/** Causes that have words of their own; every other is the ERP's. */
const known = [
  'REFERENCE_TAKEN',
  'TOO_LONG',
  'ORDER_GONE',
  'NOTHING_TO_CANCEL',
  'NO_NUMBER',
  'MAPPING',
  'CSRF',
  'TOKEN_URL',
  'BY_HAND',
] as const;

/** The ERP could not be reached, or did not answer: errors of the network and statuses of a server. */
const away = /^(E[A-Z_]+|UND_ERR_[A-Z_]+|5\d\d|EMPTY_\d+)$/;

/** States and causes as people read them. */
export function useErpWords() {
  const { t } = useTranslation('erp-desk');
  return {
    state: (state: OrderMessage['state']) => t(`states.${state}`),
    look: (state: Queued['state']) => looks[state],
    kind: (kind: Queued['kind']) => t(`kinds.${kind}`),
    verb: (verb: Queued['verbs'][number]) => t(`verbs.${verb}`),
    cause(code: string | null): string {
      if (!code) return t('causes.none');
      const own = known.find((each) => each === code);
      if (own) return t(`causes.${own}`);
      return away.test(code) ? t('causes.away', { code }) : t('causes.refused', { code });
    },
  };
}
