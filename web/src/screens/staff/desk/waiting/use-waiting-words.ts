import type { Waiting } from '#capabilities/desk/index.ts';
import { useErpWords } from '#capabilities/erp-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock, useStaffWords } from '#capabilities/staff/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** One line of what waits: how many of what for which cause, and below it since when and where. */
export function useWaitingWords({ kind, cause, count, isMore, oldest, markets, example }: Waiting) {
  const { t } = useTranslation('staff-desk');
  const language = useLanguage();
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const { list } = useStaffWords();
  const nameOfCause = useCauseWords();
  const number = formatNumber(language, count);
  const what = t(`kinds.${kind}`, { count, n: isMore ? t('atLeast', { n: number }) : number });
  const why = nameOfCause(kind, cause);
  return {
    title: why ? t('withCause', { what, cause: why }) : what,
    facts: [
      ...(markets.length > 0 ? [list(markets.map(nameOfCountry))] : []),
      ...(oldest ? [t('since', { moment: clock.moment(oldest) })] : []),
      ...(example ? [t('first', { name: example })] : []),
    ].join(' · '),
  };
}

function useCauseWords() {
  const { t } = useTranslation(['staff', 'erp-desk']);
  const words = useErpWords();
  return (kind: Waiting['kind'], cause: string | null): string | undefined => {
    if (!cause) return undefined;
    if (kind === 'parked') return words.cause(cause);
    if (kind === 'differences') return t(`erp-desk:differences.kinds.${cause as 'MISSING'}`, { defaultValue: cause });
    if (kind === 'onboardings') return t(`staff:onboardings.steps.${cause as 'company'}`, { defaultValue: cause });
    return undefined;
  };
}
