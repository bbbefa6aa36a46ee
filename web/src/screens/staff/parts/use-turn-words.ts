import { isStaffRight } from '@dray/contract/staff/rights.ts';
import { useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';

/** Whose turn a step of a new customer is: the reader's, that of somebody with its right, or a second person's. */
export function useTurnWords() {
  const { t } = useTranslation('onboarding');
  const { right: nameOf } = useStaffWords();
  return ({ right, state, isMine }: { right: string; state: string; isMine: boolean }): string => {
    if (state === 'waiting') return t('turn.second');
    if (isMine) return t('turn.mine');
    return t('turn.other', { right: isStaffRight(right) ? nameOf(right) : right });
  };
}
