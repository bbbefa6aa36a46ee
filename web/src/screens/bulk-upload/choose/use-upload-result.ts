import { IconAlertTriangle, IconCircleCheck, IconCircleDashedCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { BulkHead } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { StatusLook } from '#ui/list/status-word.tsx';

type Result = { look: StatusLook; words: string };

const waiting: StatusLook = { tone: 'info', icon: IconClock };

/** What became of an upload, in a few words. */
export function useUploadResult(): (upload: BulkHead) => Result {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return ({ state, orders: { good, faulty, repeated, sent, refused } }) => {
    const left = good + faulty + repeated + refused;
    if (state === 'checking') return { look: waiting, words: t('earlier.checking') };
    if (state === 'sending') return { look: waiting, words: t('earlier.sending') };
    const toMend = faulty + refused;
    if (state === 'checked' && good + repeated === 0 && toMend > 0)
      return { look: { tone: 'warning', icon: IconAlertTriangle }, words: t('earlier.toMend', n(toMend)) };
    if (state === 'checked') return { look: waiting, words: t('earlier.checked', n(good + repeated)) };
    if (state !== 'done' || sent === 0)
      return { look: { tone: 'danger', icon: IconCircleX }, words: t('earlier.refused') };
    if (left === 0) return { look: { tone: 'success', icon: IconCircleCheck }, words: t('earlier.sent', n(sent)) };
    const words = `${t('earlier.partSent', n(sent))}, ${t('earlier.partLeft', n(left))}`;
    return { look: { tone: 'warning', icon: IconCircleDashedCheck }, words };
  };
}
