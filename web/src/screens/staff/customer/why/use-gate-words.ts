import type { JudgedGate } from '@dray/contract/customers/gate-shapes.ts';
import { type Gate, gates } from '@dray/contract/customers/gates.ts';
import { isUserStatus } from '@dray/contract/users/user-status.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** What there is to say about a gate; names that the server only has as codes are said in words. */
export function useGateWords() {
  const { t } = useTranslation(['customers', 'people', 'shell']);
  const language = useLanguage();
  const inWords: Readonly<Record<string, (value: string) => string>> = {
    date: (day) => formatDateWithWeekday(language, day),
    gate: (gate) => (isGate(gate) ? t(`customers:why.gates.${gate}`) : gate),
    verdict: (verdict) => t(`customers:page.verdicts.${verdict as 'near'}`, { defaultValue: verdict }),
  };
  return {
    detail({ gate, detail }: Pick<JudgedGate, 'gate' | 'detail'>): string | undefined {
      if (!detail) return undefined;
      const values = Object.entries(detail.values).map(([name, value]) => [
        name,
        name === 'status' ? statusOf(gate, String(value)) : (inWords[name]?.(String(value)) ?? value),
      ]);
      return t(`customers:why.details.${detail.name}`, Object.fromEntries(values));
    },
  };

  function statusOf(gate: Gate, status: string): string {
    if (gate === 'ship-to') return t(`customers:page.state.${status as 'Active'}`, { defaultValue: status });
    return isUserStatus(status) ? t(`people:status.${status}`) : status;
  }
}

const isGate = (name: string): name is Gate => gates.some((gate) => gate === name);
